/**
 * What nearly every page shows is read again when the catalogue is another. The version is read first: a change that comes
 * between the two is in what was read already, and the next who asks finds another version.
 */
export function cachedForVersion<T>(
  version: () => string | Promise<string>,
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: { version: string; value: T } | null = null
  return async () => {
    const current = await version()
    if (cached?.version === current) return cached.value
    const value = await read()
    cached = { version: current, value }
    return value
  }
}
