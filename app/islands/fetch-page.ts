import { timeLimit } from "#lib/time-limit.ts"

/** The time limit, which is longer than the server waits for any data of a page. */
const PAGE_TIMEOUT_MS = 30_000

/**
 * Fetches a page of this site as a document, for its fragments. An error page is returned like any other page. Null: the request
 * failed, was aborted, or took longer than 30 seconds.
 * @param body a form to submit to the page
 */
export async function fetchPage(
  url: URL | string,
  signal?: AbortSignal,
  body?: URLSearchParams,
): Promise<Document | null> {
  const timeout = timeLimit(PAGE_TIMEOUT_MS, signal)
  try {
    const response = await fetch(url, { signal: timeout.signal, ...(body && { method: "POST", body }) })
    return new DOMParser().parseFromString(await response.text(), "text/html")
  } catch {
    return null
  } finally {
    timeout.end()
  }
}
