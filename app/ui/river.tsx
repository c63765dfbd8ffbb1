import "./river.css";

// Each is a reach of the same river, drawn across the whole window from left to right.
const shapes = {
  // Under the hero's statement.
  source: {
    box: "0 0 1200 200",
    path: "M-20 96C90 96 150 34 270 40s170 96 320 104 170-112 310-110 150 108 200 122 90-10 130-22",
  },
  // Under the pages' titles.
  bend: {
    box: "0 0 1200 120",
    path: "M-20 40c120 4 180 50 320 54s200-74 340-72 160 78 300 72 160-56 290-66",
  },
  meander: {
    box: "0 0 1200 120",
    path: "M-20 74c90 0 110-52 220-50s120 74 240 74 130-84 250-80 120 74 240 72 130-50 290-48",
  },
  reach: { box: "0 0 1200 120", path: "M-20 30c200 0 300 62 520 66s300-62 460-58 160 44 270 44" },
  rapids: {
    box: "0 0 1200 120",
    path: "M-20 60c50 0 60-34 120-34s70 62 130 62 70-62 130-62 70 62 130 62 70-62 130-62 80 56 180 50 220-40 420-30",
  },
  // The rule between two sections.
  rule: {
    box: "0 0 1200 60",
    path: "M-20 30c120 0 160-18 260-16s140 30 260 30 180-32 300-30 140 28 240 26 120-14 200-14",
  },
  // Where it meets the sea.
  delta: {
    box: "0 0 1200 80",
    path: "M-20 30c140 0 200 24 340 22s220-40 360-36 200 40 320 40 140-20 220-20M560 30c120-14 260 44 660 36M700 16c180 6 320 60 520 54",
  },
} as const;

export type RiverShape = keyof typeof shapes;

/** The one line that runs through the site. Decoration: it says nothing that the words do not. */
export function River({ shape }: { shape: RiverShape }) {
  const { box, path } = shapes[shape];
  return (
    <svg className={`river river-${shape}`} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
