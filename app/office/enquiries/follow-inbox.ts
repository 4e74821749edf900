import { ENQUIRIES_JSON, ENQUIRIES_LIVE, SINCE } from "#app/office/paths.ts"
import type { Inbox } from "./inbox.ts"

/** Back-off after consecutive failures, from the first to the last value. */
const RETRY_MS = 5_000
const MAX_RETRY_MS = 5 * 60_000

type Follower = {
  /** The version of the shown list. */
  version: string
  /** The position of the newest shown enquiry; later ones are new. */
  newest: () => string
  onFetched: (inbox: Inbox) => void
  onSignedOut: () => void
}

/** Fetches the list whenever the server reports a change. @returns a function that stops it */
export function followInbox({ version, newest, onFetched, onSignedOut }: Follower): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let seen = version
  let source: EventSource | null = null
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const refresh = oneAtATime(async () => {
    const fetched = await fetchInbox(newest(), signal)
    if (typeof fetched === "object") onFetched(fetched)
  })

  function connect() {
    if (source || signal.aborted) return
    const eventSource = new EventSource(`${ENQUIRIES_LIVE}?${new URLSearchParams({ seen })}`)
    source = eventSource
    eventSource.addEventListener("open", () => {
      failures = 0
    })
    eventSource.addEventListener("change", ({ lastEventId }: MessageEvent) => {
      seen = lastEventId
      void refresh()
    })
    // The server ended this subscription in favour of newer tabs of the session. It is renewed when this tab becomes visible.
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
    if ((await fetchInbox(newest(), signal)) === "signedOut") return onSignedOut()
    retry = setTimeout(connect, Math.min(RETRY_MS * 2 ** failures++, MAX_RETRY_MS))
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

/** Fetches the list for the query of this page. */
async function fetchInbox(newest: string, signal: AbortSignal): Promise<Inbox | "signedOut" | "failed"> {
  const query = new URLSearchParams(location.search)
  query.set(SINCE, newest)
  try {
    const response = await fetch(`${ENQUIRIES_JSON}?${query}`, { signal })
    if (response.redirected) return "signedOut"
    return response.ok ? ((await response.json()) as Inbox) : "failed" // the response of `enquiries-json`
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
