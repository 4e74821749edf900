import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import type { Messages } from "#messages/messages.ts"
import { type KeptPart, keptPart } from "./placed-parts.ts"

/** What the parts of one language may take: the menus of each page that they lead to, and ten thousand vehicles. */
const MAX_CHARACTERS = 16 * 1024 * 1024

/** A part that was drawn before; null where it was not yet, and is drawn for those who ask later. */
type PartOf<Kept> = (part: ReactElement) => Kept | null

const kept = new WeakMap<Messages, PartOf<KeptPart>>()

/** The parts that were drawn in one language. `onError` hears of one that cannot be drawn by itself: React then always does. */
export function drawnParts(messages: Messages, onError: (error: unknown) => void): PartOf<KeptPart> {
  const known = kept.get(messages)
  if (known) return known
  const parts = keepingParts({
    draw: (part) => keptPart(renderToString(<MessagesProvider messages={messages}>{part}</MessagesProvider>)),
    maxCharacters: MAX_CHARACTERS,
    onError,
  })
  kept.set(messages, parts)
  return parts
}

type Parts<Kept> = {
  draw: (part: ReactElement) => Kept
  /** The part that was asked for longest ago goes first. */
  maxCharacters: number
  onError: (error: unknown) => void
}

/** A part is drawn in a turn of the event loop of its own: within a page's, it would see that page's contexts. */
export function keepingParts<Kept extends { length: number }>({
  draw,
  maxCharacters,
  onError,
}: Parts<Kept>): PartOf<Kept> {
  const parts = new Map<string, Kept>()
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
        keep(key, draw(part))
        awaited.delete(key)
      } catch (error) {
        onError(error) // and it is not tried again
      }
    })
  }

  function keep(key: string, drawn: Kept) {
    parts.set(key, drawn)
    characters += key.length + drawn.length
    for (const [oldest, { length }] of parts) {
      if (characters <= maxCharacters) break
      parts.delete(oldest)
      characters -= oldest.length + length
    }
  }

  return (part) => {
    const key = keyOf(part)
    const drawn = parts.get(key)
    if (drawn === undefined) {
      drawLater(key, part)
      return null
    }
    parts.delete(key)
    parts.set(key, drawn) // and is now the one that was asked for last
    return drawn
  }
}

const numbers = new WeakMap<object, string>()
const numbersOfTexts = new Map<string, string>()
let charactersNumbered = 0
let given = 0

/**
 * A property as JSON; an object as the number of its JSON, because a guide would be 40 KB to put together and look up each time.
 * Properties are never changed, so that what was the same object before, such as a vehicle, is the same text.
 */
function written(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const number = numbers.get(value) ?? numberOf(JSON.stringify(value))
  numbers.set(value, number)
  return number
}

/** The texts may take as much as the parts; then all are forgotten, and what is not the same object is drawn once more. */
function numberOf(text: string): string {
  const known = numbersOfTexts.get(text)
  if (known !== undefined) return known
  if (charactersNumbered + text.length > MAX_CHARACTERS) {
    numbersOfTexts.clear()
    charactersNumbered = 0
  }
  charactersNumbered += text.length
  const number = `#${++given}`
  numbersOfTexts.set(text, number)
  return number
}
