import "./river.css";

const shapes = {
  // From under the statement's last word to the right edge of the window.
  source: {
    box: "0 0 1200 420",
    path: "M-20 60C140 60 210 20 330 34s180 86 330 70 150-92 290-84 200 120 130 210-250 60-200 130 250 40 420 40",
  },
  // The rule between two sections.
  rule: {
    box: "0 0 1200 60",
    path: "M-20 30c120 0 160-18 260-16s140 30 260 30 180-32 300-30 140 28 240 26 120-14 200-14",
  },
  // A single bend behind a large figure.
  bend: {
    box: "0 0 1200 800",
    path: "M-20 640C160 640 240 420 420 430s150 230 330 220 190-300 330-380 140-60 160-60",
  },
  // Where the river meets the sea.
  delta: {
    box: "0 0 1200 80",
    path: "M-20 30c140 0 200 24 340 22s220-40 360-36 200 40 320 40 140-20 220-20M560 30c120-14 260 44 660 36M700 16c180 6 320 60 520 54",
  },
} as const;

/** The one line that runs through the site. Decoration: it says nothing that the words do not. */
export function River({ shape }: { shape: keyof typeof shapes }) {
  const { box, path } = shapes[shape];
  return (
    <svg className={`river river-${shape}`} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
