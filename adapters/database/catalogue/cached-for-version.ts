/**
 * Caches a value until the version changes. The version is read before the value. So a change between the two reads is already in
 * the value, and the next call reads the value again under the new version.
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
