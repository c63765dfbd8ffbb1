import { crc32, deflateSync } from "node:zlib";

/**
 * A PNG of at most 256 colours. Few flat colours and the blends at their edges need no more, and take
 * a fifth of the bytes that full colour takes.
 */
export function palettePng({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }) {
  const { palette, indexOf } = colours(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // Each row begins with its filter, 0: none.
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf(coarse(pixels, (y * width + x) * 4));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Neighbouring colours share a place in the palette, which holds the one of them that is seen most. */
function colours(pixels: Uint8Array) {
  const seen = new Map<number, Map<number, number>>();
  for (let at = 0; at < pixels.length; at += 4) {
    const exact = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    const group = seen.get(coarse(pixels, at)) ?? new Map<number, number>();
    group.set(exact, (group.get(exact) ?? 0) + 1);
    seen.set(coarse(pixels, at), group);
  }
  if (seen.size > 256) throw new Error(`${seen.size} colours: too many for a palette`);
  const palette = [...seen.values()].map(
    (group) => [...group].reduce((most, one) => (one[1] > most[1] ? one : most))[0],
  );
  const places = new Map([...seen.keys()].map((key, index) => [key, index]));
  return {
    palette: Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    indexOf: (key: number) => places.get(key) ?? 0,
  };
}

/** A colour's four upper bits of each channel, as one number. */
function coarse(pixels: Uint8Array, at: number) {
  return (((pixels[at] ?? 0) >> 4) << 8) | (((pixels[at + 1] ?? 0) >> 4) << 4) | ((pixels[at + 2] ?? 0) >> 4);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.byteLength + 8);
  framed.writeUInt32BE(data.byteLength, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.byteLength + 4);
  return framed;
}
