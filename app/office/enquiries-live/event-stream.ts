import type { InboxUpdates } from "#domain/enquiry/inbox-updates.ts"

export const EVENT_STREAM = "text/event-stream"

type EventStreamOptions = {
  updates: InboxUpdates
  sessionId: string
  /** The version of the list that the browser shows; null: unknown. */
  lastVersion: string | null
  isSignedIn: () => Promise<boolean>
}

/**
 * The interval of heartbeats. It is shorter than the idle timeouts of proxies (30 s in our nginx configuration). Each heartbeat
 * checks the session.
 */
const HEARTBEAT_MS = 15_000
/** The delay after which a browser reconnects. */
const RECONNECT_MS = 5_000
/** A connection with about this many unread events is closed, because its browser does not read. */
const MAX_UNREAD_EVENTS = 100

/**
 * Streams changes of the inbox as server-sent events until the session ends. Null: there are too many listeners.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream({
  updates,
  isSignedIn,
  ...listener
}: EventStreamOptions): ReadableStream<Uint8Array> | null {
  const { readable, write, end, onEnd } = openStream()
  const unsubscribe = updates.listen({
    ...listener,
    // The data are not used, but a browser dispatches no event without data.
    send: (version) => write(`id: ${version}\nevent: change\ndata: list\n\n`),
    end(reason) {
      if (reason === "tooManyTabs") write("event: elsewhere\ndata: list\n\n")
      end()
    },
  })
  if (!unsubscribe) return null
  const heartbeat = setInterval(async () => {
    // A failed check ends the stream too: the browser reconnects, which checks the session again.
    if (await isSignedIn().catch(() => false)) write(": still here\n\n")
    else end()
  }, HEARTBEAT_MS)
  onEnd(() => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  write(`retry: ${RECONNECT_MS}\n\n`)
  return readable
}

/** A stream that the client or the server may end. `write` does nothing after the end. */
function openStream() {
  const encoder = new TextEncoder()
  const ended = new AbortController()
  const onEnd = (callback: () => void) => {
    if (ended.signal.aborted) callback()
    else ended.signal.addEventListener("abort", callback, { once: true })
  }
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const readable = new ReadableStream<Uint8Array>({
    start(streamController) {
      controller = streamController
    },
    cancel: () => ended.abort(),
  })
  const end = () => {
    if (ended.signal.aborted) return
    ended.abort()
    controller?.close()
  }
  const write = (text: string) => {
    if (ended.signal.aborted || !controller) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) < -MAX_UNREAD_EVENTS) end()
  }
  return { readable, write, end, onEnd }
}
