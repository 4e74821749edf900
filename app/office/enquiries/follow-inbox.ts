import { ENQUIRIES_JSON, ENQUIRIES_LIVE, SINCE } from "#app/office/paths.ts"
import type { Inbox } from "./inbox.ts"

/** Back-off after consecutive failures, from the first to the last value. */
const RETRY_MS = 5_000
const LONGEST_RETRY_MS = 5 * 60_000

type Follower = {
  /** The version of the shown list. */
  version: string
  /** The position after which everything is new. */
  newest: () => string
  onFetched: (inbox: Inbox) => void
  onSignedOut: () => void
}

/** Fetches the list whenever the server reports a change. @returns a function that stops it */
export function followInbox({ version, newest, onFetched, onSignedOut }: Follower): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let seen = version
  let source: EventSource | null = null
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const refresh = oneAtATime(async () => {
    const fetched = await fetchInbox(newest(), signal)
    if (typeof fetched === "object") onFetched(fetched)
  })

  function listen() {
    if (source || signal.aborted) return
    const opened = new EventSource(`${ENQUIRIES_LIVE}?${new URLSearchParams({ seen })}`)
    source = opened
    opened.addEventListener("open", () => {
      failures = 0
    })
    opened.addEventListener("change", ({ lastEventId }: MessageEvent) => {
      seen = lastEventId
      void refresh()
    })
    // Replaced by newer tabs of the same session. This tab subscribes again when it becomes visible.
    opened.addEventListener("elsewhere", close)
    opened.addEventListener("error", () => {
      // EventSource reconnects after a lost connection, but not after an error status.
      if (opened.readyState === EventSource.CLOSED) void listenLater()
    })
  }

  function close() {
    source?.close()
    source = null
  }

  async function listenLater() {
    close()
    if ((await fetchInbox(newest(), signal)) === "signedOut") return onSignedOut()
    retry = setTimeout(listen, Math.min(RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS))
  }

  listen()
  document.addEventListener("visibilitychange", () => !document.hidden && listen(), { signal })
  // A page in the back/forward cache must not hold a connection.
  addEventListener("pagehide", close, { signal })
  addEventListener("pageshow", ({ persisted }) => persisted && listen(), { signal })
  signal.addEventListener("abort", () => {
    close()
    clearTimeout(retry)
  })
  return () => ended.abort()
}

/** Fetches the list for the query of this page. */
async function fetchInbox(newest: string, signal: AbortSignal): Promise<Inbox | "signedOut" | "failed"> {
  const query = new URLSearchParams(location.search)
  query.set(SINCE, newest)
  try {
    const response = await fetch(`${ENQUIRIES_JSON}?${query}`, { signal })
    if (response.redirected) return "signedOut"
    return response.ok ? ((await response.json()) as Inbox) : "failed" // as `enquiries-json` sends it
  } catch {
    return "failed" // no connection: the next change, or the next retry, fetches it
  }
}

/** Runs a task again if it was called during a run. */
function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await act()
    }
    isRunning = false
  }
}
