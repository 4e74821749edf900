import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"

interface TrussBridge {
  fromX: number
  toX: number
  /** Height of the deck on the canvas, at `fromX` and at `toX`. */
  y: number
  toY?: number
  spans?: number
  height?: number
  /** The lower end of the piers. */
  waterY: number
  colour: string
  pier: string
  strokeWidth?: number
}

const BAYS = 6

/** An iron truss bridge, drawn flat. */
export function trussBridge({
  fromX,
  toX,
  y,
  toY = y,
  spans = 4,
  height = 40,
  waterY,
  colour,
  pier,
  strokeWidth = 3,
}: TrussBridge): string {
  const length = (toX - fromX) / spans
  const deckAt = (x: number) => lerp(y, toY, (x - fromX) / (toX - fromX))
  const starts = times(spans, (i) => fromX + i * length)
  const irons = starts.map(
    (start) => bow(start, length, height, deckAt) + braces(start, length, height, deckAt),
  )
  const piers = starts.map((start) => pierPath(start, deckAt(start), waterY))
  const deck = `M${fromX} ${deckAt(fromX)}L${toX} ${deckAt(toX)}v6L${fromX} ${deckAt(fromX) + 7}z`
  return joinMarkup([
    path(piers.join(""), pier),
    path(deck, colour),
    stroke(irons.join(""), colour, strokeWidth),
  ])
}

type DeckAt = (x: number) => number

function bow(start: number, length: number, height: number, deckAt: DeckAt): string {
  const middle = start + length / 2
  const from = `${Math.round(start + length * 0.02)} ${Math.round(deckAt(start))}`
  const handle = `${Math.round(middle)} ${Math.round(deckAt(middle) - height * 1.75)}`
  const to = `${Math.round(start + length * 0.98)} ${Math.round(deckAt(start + length))}`
  return `M${from}Q${handle} ${to}`
}

/** Uprights under the bow, and a diagonal from the top of each to the foot of the next. */
function braces(start: number, length: number, height: number, deckAt: DeckAt): string {
  return times(BAYS - 1, (i) => {
    const share = (i + 1) / BAYS
    const x = start + length * share
    const tall = height * 3.5 * share * (1 - share)
    const upright = `M${Math.round(x)} ${Math.round(deckAt(x))}V${Math.round(deckAt(x) - tall * 0.98)}`
    if (i === BAYS - 2) return upright
    const nextX = start + length * ((i + 2) / BAYS)
    return `${upright}L${Math.round(nextX)} ${Math.round(deckAt(nextX))}`
  }).join("")
}

function pierPath(x: number, deck: number, waterY: number): string {
  return `M${Math.round(x - 5)} ${Math.round(deck + 4)}h10l3 ${Math.round(waterY - deck)}h-16z`
}
