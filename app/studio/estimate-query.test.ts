import { expect, test } from "vitest";
import { estimateQuery, offers, queryOfForm, readEstimate } from "./estimate-query.ts";

const read = (query: string) => readEstimate(new URLSearchParams(query));

test("choices survive a round trip through the query", () => {
  for (const { row, billing } of offers) {
    const choices = [{ row, billing, count: 3 }];
    expect(read(estimateQuery(choices, 7))).toEqual({ choices, months: 7, ignored: [], outOfRange: [] });
  }
});

test("reads a repeated row as a quantity of at most nine", () => {
  const [{ name = "" } = {}] = offers;
  expect(read(`row=${name}&row=${name}`).choices).toMatchObject([{ count: 2 }]);
  expect(read(`row=${name}&`.repeat(500)).choices).toMatchObject([{ count: 9 }]);
});

test.each([
  ["row=castle", ["castle"]],
  ["row=castle&row=castle&row=moat", ["castle", "moat"]],
  ["row=on-call.subscription", ["on-call.subscription"]],
  ["months=0", ["0"]],
  ["months=37", ["37"]],
  ["months=-1", ["-1"]],
  ["months=twelve", ["twelve"]],
  ["row=&months=", []],
  ["row=toString&row=__proto__", ["toString", "__proto__"]],
])("ignores the invalid values in %s and lists them", (query, ignored) => {
  expect(read(query)).toEqual({ choices: [], months: 12, ignored, outOfRange: [] });
});

test("converts a form's counts to repeated rows", () => {
  const [one, two] = offers.map(({ name }) => name);
  const form = (query: string) => queryOfForm(new URLSearchParams(query));
  expect(form(`${one}=2&${two}=1&months=6`)).toBe(`row=${one}&row=${one}&row=${two}&months=6`);
  expect(form(`${one}=&${two}=0&months=12`)).toBe("");
  expect(form("row=mvp&months=3")).toBeNull();
});

test.each(["10", "100", "-1", "1.5", "many"])(
  "keeps a count of %s in the query, and leaves it out",
  (count) => {
    const [{ name = "", row } = {}, other] = offers;
    const query = queryOfForm(new URLSearchParams(`${name}=${count}&${other?.name}=1`)) ?? "";
    expect(query).toBe(`${name}=${count}&row=${other?.name}`);
    expect(queryOfForm(new URLSearchParams(query))).toBe(query);
    expect(read(query)).toMatchObject({ choices: [{ row: other?.row }], outOfRange: [{ row, count }] });
  },
);
