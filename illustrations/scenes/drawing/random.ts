import { itemAt } from "./lists.ts"

/** Returns a number of at least 0 and less than 1. */
export interface Random {
  (): number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  pick: <Item>(list: readonly Item[]) => Item
  /** A number between -1 and 1, mostly near 0. */
  spread: () => number
}

/** A generator that returns the same numbers for the same seed, so that a scene never changes. */
export function seededRandom(seed = 1): Random {
  const next = mulberry32(seed)
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <Item>(list: readonly Item[]) => itemAt(list, Math.floor(next() * list.length)),
    spread: () => (next() + next() + next() - 1.5) / 1.5,
  })
}

/** Mulberry32 by Tommy Ettinger, in the public domain. */
function mulberry32(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
