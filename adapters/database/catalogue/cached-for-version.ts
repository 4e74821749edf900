/**
 * What nearly every page shows is read again when the catalogue is another. The version is read first: a change that comes
 * between the two is in what was read already, and the next who asks finds another version.
 */
export function cachedForVersion<T>(
  version: () => string | Promise<string>,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { version: string; value: T } | null = null
  return async () => {
    const current = await version()
    if (known?.version === current) return known.value
    const value = await read()
    known = { version: current, value }
    return value
  }
}
