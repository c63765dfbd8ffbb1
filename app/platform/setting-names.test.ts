import { expect, test } from "vitest";
import { settingNames } from "./env-schema.server.ts";
import { unknownSettings } from "./setting-names.ts";

test.each([
  ["FORMID", "FORM_ID", "Unknown setting FORMID: did you mean FORM_ID?"],
  ["Form_Id", "FORM_ID", "Unknown setting Form_Id: did you mean FORM_ID?"],
  ["STRIPE_KEY", undefined, "Unknown setting STRIPE_KEY: remove it; the README lists all settings"],
  ["FORM", undefined, "Unknown setting FORM: remove it; the README lists all settings"],
  ["SMTP_ULR", undefined, "Unknown setting SMTP_ULR: remove it; the README lists all settings"],
])("suggests a setting that differs from %s only in `_` or case", (name, meant, problem) => {
  expect(unknownSettings(["PORT", name], settingNames)).toEqual([{ meant, problem }]);
});
