import { expect, test } from "vitest";
import { settingNames } from "./env-schema.server.ts";
import { misspelt, problemsOfNames } from "./setting-names.ts";

test.each([
  ["FORMID", "FORM_ID"],
  ["Form_Id", "FORM_ID"],
])("for %s in .env, suggests %s", (name, setting) => {
  expect(problemsOfNames(["PORT", name], settingNames)).toEqual([
    `Unknown setting ${name}: did you mean ${setting}?`,
  ]);
});

test("for a name like no setting in .env, suggests nothing", () => {
  expect(problemsOfNames(["STRIPE_KEY"], settingNames)).toEqual([
    "Unknown setting STRIPE_KEY: remove it; the README lists all settings",
  ]);
});

test("in the environment, reports only names that differ from a setting in `_` or case", () => {
  const names = ["PORT", "FORM_ID", "FORMID", "site_url", "PATH", "FORM", "KUBERNETES_PORT", "SMTP_ULR"];
  expect(misspelt(names, settingNames)).toEqual([
    "Unknown setting FORMID: did you mean FORM_ID?",
    "Unknown setting site_url: did you mean SITE_URL?",
  ]);
});
