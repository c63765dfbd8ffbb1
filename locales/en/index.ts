import type { Rules } from "../language.ts";

export const rules: Rules = {
  name: "English",
  flag: [
    ["#026", 16, "M0 8h24"],
    ["#fff", 3, "m0 0 24 16M24 0 0 16"],
    ["#fff", 5, "M12 0v16M0 8h24"],
    ["#c12", 3, "M12 0v16M0 8h24"],
  ],
  region: "en-GB",
  colon: ":",
  clock: (hour, minute) =>
    `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""}${hour < 12 ? "am" : "pm"}`,
  one: () => "one",
  fromTo: (from, to) => `${from} to ${to}`,
  law: (code, country) => (code === "HU" ? "Hungarian law" : `the law of ${country}`),
  letters: "",
  numbers: [
    ["and", 0, 0],
    [
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      1,
      1,
    ],
    ["twenty thirty forty fifty sixty seventy eighty ninety", 20, 10],
    ["hundred", 100, 0],
    ["thousand", 1000, 0],
    ["million millions", 1_000_000, 0],
  ],
};
