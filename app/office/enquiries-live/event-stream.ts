import type { InboxUpdates } from "#domain/enquiry/inbox-updates.ts"

export const EVENT_STREAM = "text/event-stream"

type Options = {
  news: InboxUpdates
  sessionId: string
  seen: string | null
  isSignedIn: () => Promise<boolean>
}

/** Often enough that no proxy takes us for silent (nginx as we write it: 30 s). Each time it is asked who still is signed in. */
const HEARTBEAT_MS = 15_000
/** For a browser to come back after a stop. */
const BACK_AFTER_MS = 5_000
/** Of a browser that takes nothing, though its connection stands. */
const MOST_WAITING = 100

/**
 * News as server-sent events, for as long as the session lasts; null where nobody more is told.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream({ news, isSignedIn, ...who }: Options): ReadableStream<Uint8Array> | null {
  const encoder = new TextEncoder()
  const { readable, say, end, onEnd } = openStream(encoder)
  const forget = news.listen({
    ...who,
    send: (version) => say(`id: ${version}\nevent: change\ndata: list\n\n`),
    end(why) {
      if (why === "elsewhere") say("event: elsewhere\ndata: list\n\n")
      end()
    },
  })
  if (!forget) return null
  const heartbeat = setInterval(async () => {
    // Where the database does not answer, the browser comes back and is asked again.
    if (await isSignedIn().catch(() => false)) say(": still here\n\n")
    else end()
  }, HEARTBEAT_MS)
  onEnd(() => {
    clearInterval(heartbeat)
    forget()
  })
  say(`retry: ${BACK_AFTER_MS}\n\n`)
  return readable
}

/** A stream that is written to as things happen, and that ends once, by us or by its reader. */
function openStream(encoder: TextEncoder) {
  const ended = new AbortController()
  const onEnd = (act: () => void) => {
    if (ended.signal.aborted) act()
    else ended.signal.addEventListener("abort", act, { once: true })
  }
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const readable = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    cancel: () => ended.abort(),
  })
  const end = () => {
    if (ended.signal.aborted) return
    ended.abort()
    controller?.close()
  }
  const say = (words: string) => {
    if (ended.signal.aborted || !controller) return
    controller.enqueue(encoder.encode(words))
    if ((controller.desiredSize ?? 0) < -MOST_WAITING) end()
  }
  return { readable, say, end, onEnd }
}
