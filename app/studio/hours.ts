/** A time of day on the 24-hour clock. */
export type TimeOfDay = `${number}:${number}`;

type OfficeHours = {
  /** groups of days with the same hours; each day is in one group */
  readonly open: readonly {
    /** ISO weekday numbers in ascending order, 1 is Monday */
    readonly days: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
    readonly from: TimeOfDay;
    readonly to: TimeOfDay;
  }[];
  /** IANA name of the time zone */
  readonly timeZone: string;
};

export const officeHours: OfficeHours = {
  open: [{ days: [1, 2, 3, 4, 5], from: "9:00", to: "18:00" }],
  timeZone: "Europe/Budapest",
};
