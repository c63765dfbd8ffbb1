export const officeHours = {
  /** ISO weekday numbers, 1 is Monday */
  firstDay: 1,
  lastDay: 5,
  /** schema.org names of the same days */
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  /** hours of the day, 0 to 24, in `timeZone` */
  opens: 9,
  closes: 18,
  timeZone: "Europe/Budapest",
  zoneLabel: "CET",
} as const;
