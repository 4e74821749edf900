import { ENQUIRIES_LIVE } from "#app/office/paths.ts"

/** The back-off after consecutive failures: it doubles from the first value up to the last. */
const FIRST_RETRY_MS = 5_000
const MAX_RETRY_MS = 5 * 60_000

type FollowOptions<Fresh> = {
  /** The version that the page shows; null: unknown, so that the server reports the current one at once. */
  version: string | null
  fetchFresh: (signal: AbortSignal) => Promise<Fetched<Fresh>>
  onFetched: (fresh: Fresh) => void
  onSignedOut?: () => void
}

/** The fetched data, or the reason why there are none. */
export type Fetched<Fresh> = Fresh | "signedOut" | "failed"

/** Fetches the data again whenever the server reports a change of the inbox. @returns a function that ends the subscription */
export function followUpdates<Fresh extends object>({
  version,
  fetchFresh,
  onFetched,
  onSignedOut,
}: FollowOptions<Fresh>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let loadedVersion = version
  let source: EventSource | null = null
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const refresh = oneAtATime(async () => {
    const fetched = await fetchFresh(signal)
    if (typeof fetched === "object") onFetched(fetched)
  })

  function connect() {
    if (source || signal.aborted) return
    const query = loadedVersion === null ? "" : `?${new URLSearchParams({ seen: loadedVersion })}`
    const eventSource = new EventSource(ENQUIRIES_LIVE + query)
    source = eventSource
    eventSource.addEventListener("open", () => {
      failures = 0
    })
    eventSource.addEventListener("change", ({ lastEventId }: MessageEvent) => {
      loadedVersion = lastEventId
      void refresh()
    })
    // The server ends the oldest subscription of a session that has too many tabs. This tab subscribes again when it becomes visible.
    eventSource.addEventListener("elsewhere", close)
    eventSource.addEventListener("error", () => {
      // EventSource reconnects after a lost connection, but not after an error status.
      if (eventSource.readyState === EventSource.CLOSED) void connectLater()
    })
  }

  function close() {
    source?.close()
    source = null
  }

  async function connectLater() {
    close()
    // EventSource does not tell the status, so a request finds out whether the session has ended.
    if ((await fetchFresh(signal)) === "signedOut") return onSignedOut?.()
    retry = setTimeout(connect, Math.min(FIRST_RETRY_MS * 2 ** failures++, MAX_RETRY_MS))
  }

  connect()
  document.addEventListener("visibilitychange", () => !document.hidden && connect(), { signal })
  // A page in the back/forward cache must not hold a connection.
  addEventListener("pagehide", close, { signal })
  addEventListener("pageshow", ({ persisted }) => persisted && connect(), { signal })
  signal.addEventListener("abort", () => {
    close()
    clearTimeout(retry)
  })
  return () => controller.abort()
}

/** Fetches JSON of the office. A redirected response means that the session has ended, because it is the sign-in page. */
export async function fetchJson<Fresh extends object>(
  url: string,
  signal: AbortSignal,
): Promise<Fetched<Fresh>> {
  try {
    const response = await fetch(url, { signal })
    if (response.redirected) return "signedOut"
    return response.ok ? ((await response.json()) as Fresh) : "failed" // the response of our own route
  } catch {
    return "failed" // no connection: the next change event or retry fetches again
  }
}

/** Runs one task at a time. A call during a run makes it run once more. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isPending = false
  return async () => {
    isPending = true
    if (isRunning) return
    isRunning = true
    while (isPending) {
      isPending = false
      await task()
    }
    isRunning = false
  }
}
