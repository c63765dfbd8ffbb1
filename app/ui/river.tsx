import "./river.css";

/**
 * Stretches of one river, each as wide as the window. The river enters a page from the left, leaves the head at the right
 * (98 % of the width), runs down the margin of sections with the class `bank`, crosses to the left (2 %) and ends in the
 * footer. Each stretch begins where the one above ends, in the same direction.
 */
const shapes = {
  // Below Home's headline.
  source: {
    box: "0 0 1200 200",
    path: "M-20 96C90 96 150 34 270 40s170 96 320 104 170-112 310-110 116 76 186 92 90 20 90 74",
  },
  // Below page titles.
  bend: {
    box: "0 0 1200 120",
    path: "M-20 40c120 4 180 50 320 54s200-74 340-72 160 78 290 72 150-40 196-26 50 34 50 52",
  },
  meander: {
    box: "0 0 1200 120",
    path: "M-20 74c90 0 110-52 220-50s120 74 240 74 130-84 250-80 120 74 240 72 108-54 176-50 70 44 70 80",
  },
  reach: {
    box: "0 0 1200 120",
    path: "M-20 30c200 0 300 62 520 66s300-62 440-58 236 6 236 82",
  },
  rapids: {
    box: "0 0 1200 120",
    path: "M-20 60c50 0 60-34 120-34s70 62 130 62 70-62 130-62 70 62 130 62 70-62 130-62 80 56 170 50 130-46 226-40 160 40 160 84",
  },
  // From right to left, between two sections.
  ford: {
    box: "0 0 1200 200",
    path: "M1176 0c0 86-84 96-206 86S730 8 570 26 392 146 240 138 24 112 24 200",
  },
  // From right to left around an island.
  island: {
    box: "0 0 1200 200",
    path: "M1176 0c0 76-90 96-216 96-150 0-160-76-330-76-130 0-176 70-176 82s46 84 176 84c160 0 180-90 330-90M454 102c-70 0-120-60-230-60S24 96 24 200",
  },
  // From right to left, down three steps.
  falls: {
    box: "0 0 1200 200",
    path: "M1176 0c0 40-50 44-130 44H830c-70 0-50 52-120 52H480c-70 0-50 52-120 52H140c-70 0-116 6-116 52",
  },
  // From right to left in a loop.
  oxbow: {
    box: "0 0 1200 200",
    path: "M1176 0c0 80-100 84-240 66S720 16 640 76s-20 114 60 106 66-146-110-150-210 100-350 104S24 96 24 200",
  },
  // From left to right.
  back: {
    box: "0 0 1200 200",
    path: "M24 0c0 86 84 96 206 86S470 8 630 26s178 120 330 112 216-26 216 62",
  },
  // On the 404 page, where the river forks and one arm dries up.
  fork: {
    box: "0 0 1200 120",
    path: "M-20 84c110 0 180-24 300-24 110 0 150 46 330 40s230-60 360-56 150 30 230 24M280 60c90 0 120-48 230-44s120 44 220 40",
  },
  // Behind the posters on Home, at 60 % of their height; see home.css.
  thread: {
    box: "0 0 1200 100",
    path: "M24 0v24c0 28 5 36 20 36h1112c15 0 20 10 20 40",
  },
  // Below a form that is being sent.
  rule: {
    box: "0 0 1200 60",
    path: "M0 30c100 0 140-18 240-16s140 30 260 30 180-32 300-30 140 28 240 26 100-14 160-14",
  },
  // In the footer, where arms branch off.
  delta: {
    box: "0 0 1200 80",
    path: "M24 0c0 26 70 32 200 32 150 0 200 24 336 22s220-40 360-36 200 40 320 40M560 54c130-6 260 30 660 22M738.5 33.8c130-21 310-32 481-24",
  },
} as const;

export type RiverShape = keyof typeof shapes;

export function River({ shape }: { shape: RiverShape }) {
  const { box, path } = shapes[shape];
  return (
    <svg className={`river river-${shape}`} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
