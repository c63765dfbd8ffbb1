import { expect, test } from "vitest";
import { estimateQuery, offers, queryOfForm, readEstimate } from "./estimate-query.ts";

const read = (query: string) => readEstimate(new URLSearchParams(query));

test("choices survive a round trip through the query", () => {
  for (const { row, billing } of offers) {
    const choices = [{ row, billing, count: 3 }];
    expect(read(estimateQuery(choices, 7))).toEqual({ choices, months: 7, ignored: [] });
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
  expect(read(query)).toEqual({ choices: [], months: 12, ignored });
});

test("converts a form's counts to repeated rows", () => {
  const [one, two] = offers.map(({ name }) => name);
  const form = (query: string) => queryOfForm(new URLSearchParams(query));
  expect(form(`${one}=2&${two}=1&months=6`)).toBe(`row=${one}&row=${one}&row=${two}&months=6`);
  expect(form(`${one}=-1&${two}=many&months=12`)).toBe("");
  expect(form(`${one}=99`)?.split("&")).toHaveLength(9);
  expect(form("row=mvp&months=3")).toBeNull();
});
