/** All bytes of a stream, or null where there are more than `limit`: past it nothing more is read or kept. */
export async function readUpTo(
  stream: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
