import { ENQUIRIES_JSON, ENQUIRIES_LIVE, SINCE } from "#app/office/paths.ts"
import type { Inbox } from "./inbox.ts"

/** After failures in a row: doubled each time, up to the last. */
const RETRY_MS = 5_000
const LONGEST_RETRY_MS = 5 * 60_000

type Follower = {
  /** The version of the list that is shown. */
  version: string
  /** The place after which everything is new. */
  newest: () => string
  onFetched: (inbox: Inbox) => void
  onSignedOut: () => void
}

/** Fetches the list whenever the server says that it is another. @returns what ends it. */
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
    // The same person looks at the list in newer tabs. This one listens again once it is looked at.
    opened.addEventListener("elsewhere", close)
    opened.addEventListener("error", () => {
      // A browser reconnects by itself after a lost connection, but not after a refusal.
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
  // A page that a browser caches for its way back must not hold a connection.
  addEventListener("pagehide", close, { signal })
  addEventListener("pageshow", ({ persisted }) => persisted && listen(), { signal })
  signal.addEventListener("abort", () => {
    close()
    clearTimeout(retry)
  })
  return () => ended.abort()
}

/** The list that the address of this page asks for. */
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

/** Runs again after a run during which it was called. */
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
