/**
 * Caches a value until the version changes. The version is read before the value. So a change between the two reads is already in
 * the value, and the next call reads the value again under the new version.
 */
export function cachedForVersion<T>(
  readVersion: () => string | Promise<string>,
  readValue: () => Promise<T>,
): () => Promise<T> {
  let cached: { version: string; value: T } | null = null
  return async () => {
    const version = await readVersion()
    if (cached?.version === version) return cached.value
    const value = await readValue()
    cached = { version, value }
    return value
  }
}
