/** A page of this site as a document, to take its parts. Null where it could not be fetched. */
export async function fetchPage(url: URL | string, signal?: AbortSignal): Promise<Document | null> {
  try {
    const response = await fetch(url, { signal: signal ?? null })
    return new DOMParser().parseFromString(await response.text(), "text/html")
  } catch {
    return null
  }
}
