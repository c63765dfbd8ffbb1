/** A time of day on the 24-hour clock. */
export type TimeOfDay = `${number}:${number}`;

type OfficeHours = {
  /** Days that share their hours stand together, each day once. */
  readonly open: readonly {
    /** ISO weekday numbers in their order, 1 is Monday */
    readonly days: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
    readonly from: TimeOfDay;
    readonly to: TimeOfDay;
  }[];
  /** the IANA name of the zone that these times are in */
  readonly timeZone: string;
};

export const officeHours: OfficeHours = {
  open: [{ days: [1, 2, 3, 4, 5], from: "9:00", to: "18:00" }],
  timeZone: "Europe/Budapest",
};
