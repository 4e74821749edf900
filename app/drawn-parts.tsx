import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"
import type { DrawnPart } from "#app/ui/drawn-once.tsx"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import type { Messages } from "#messages/messages.ts"

/** What the parts of one language may take: the menus of each page that they lead to, and ten thousand vehicles. */
const MAX_CHARACTERS = 16 * 1024 * 1024

const kept = new WeakMap<Messages, DrawnPart>()

/** The parts that were drawn in one language. `onError` hears of one that cannot be drawn by itself: React then always does. */
export function drawnParts(messages: Messages, onError: (error: unknown) => void): DrawnPart {
  const known = kept.get(messages)
  if (known) return known
  const parts = keepingParts({
    draw: (part) => renderToString(<MessagesProvider messages={messages}>{part}</MessagesProvider>),
    maxCharacters: MAX_CHARACTERS,
    onError,
  })
  kept.set(messages, parts)
  return parts
}

type Parts = {
  draw: (part: ReactElement) => string
  /** The part that was asked for longest ago goes first. */
  maxCharacters: number
  onError: (error: unknown) => void
}

/** A part is drawn in a turn of the event loop of its own: within a page's, it would see that page's contexts. */
export function keepingParts({ draw, maxCharacters, onError }: Parts): DrawnPart {
  const parts = new Map<string, string>()
  const awaited = new Set<string>()
  const kinds = new Map<ReactElement["type"], number>()
  let characters = 0

  function keyOf({ type, props }: ReactElement): string {
    const kind = kinds.get(type) ?? kinds.size
    kinds.set(type, kind)
    const values = Object.entries(props as object).map(([name, value]) => `${name}:${written(value)}`)
    return `${kind} ${values.join()}`
  }

  function drawLater(key: string, part: ReactElement) {
    if (awaited.has(key)) return
    awaited.add(key)
    setImmediate(() => {
      try {
        keep(key, flat(draw(part)))
        awaited.delete(key)
      } catch (error) {
        onError(error) // and it is not tried again
      }
    })
  }

  function keep(key: string, html: string) {
    parts.set(key, html)
    characters += key.length + html.length
    for (const [oldest, { length }] of parts) {
      if (characters <= maxCharacters) break
      parts.delete(oldest)
      characters -= oldest.length + length
    }
  }

  return (part) => {
    const key = keyOf(part)
    const html = parts.get(key)
    if (html === undefined) {
      drawLater(key, part)
      return null
    }
    parts.delete(key)
    parts.set(key, html) // and is now the one that was asked for last
    return html
  }
}

const texts = new WeakMap<object, string>()

/** A property as JSON. Properties are never changed, so that what was the same object before, such as a vehicle, is the same text. */
function written(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** In one piece: React puts a text together from hundreds, and the engine would walk through them each time. */
function flat(text: string): string {
  return Buffer.from(text).toString()
}
