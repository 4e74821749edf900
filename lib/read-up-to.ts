/**
 * Reads a body of at most `maxBytes`. Counts the bytes that arrive, because a stated length may be missing, wrong, or that of the
 * compressed body.
 * @returns null as soon as the body exceeds the limit; the rest is not read
 */
export async function readUpTo(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
