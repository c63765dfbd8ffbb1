/** A placeholder poster for a project without a picture: hills, a sun and the river, derived from the project's id. */
export function DrawnPoster({ id }: { id: string }) {
  const pick = chooser(id);
  const palette = palettes[pick(palettes.length)] ?? palettes[0];
  const [ground, sun, far, near] = palette.map((color) => `var(--${color})`);
  return (
    <svg viewBox="0 0 800 600" aria-hidden="true">
      <path fill={ground} d="M0 0h800v600H0z" />
      <circle fill={sun} cx={160 + pick(480)} cy={130 + pick(140)} r={80 + pick(70)} />
      <path fill={far} d={`${hills(pick, 300)}V600H0Z`} />
      <path fill={near} d={`${hills(pick, 430)}V600H0Z`} />
      <path fill="none" stroke={sun} strokeWidth="6" strokeLinecap="round" d={hills(pick, 500)} />
    </svg>
  );
}

// The colours are the same in both themes, as in a picture file.
const palettes = [
  ["ink-day", "paper-day", "line-day", "water-day"],
  ["signal-day", "paper-day", "signal-night", "ink-day"],
  ["paper-day", "signal-day", "line-day", "water-day"],
  ["water-day", "signal-night", "line-day", "ink-day"],
] as const;

/** Returns a path of two waves across the picture, around a given height. */
function hills(pick: (below: number) => number, height: number) {
  const swing = () => height - 90 + pick(180);
  return `M0 ${swing()}C150 ${swing()} 230 ${swing()} 400 ${height}S680 ${swing()} 800 ${swing()}`;
}

/** Returns a generator of pseudo-random integers, seeded by a text (FNV-1a, then xorshift). */
function chooser(text: string) {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
