/** A place on the sheet; a third value of 1 makes it a sharp corner of a spline. */
export type Point = readonly [x: number, y: number, isCorner?: number]

/** Places written as text, x and y: `points("-40,618 300,612 470,588,1")`. */
export const points = (text: string): Point[] => rows(text)

/**
 * A table written as text, a row after each space: `rows("130,190,520,30,2 700,92,420,14,5")`. The type of a row comes
 * from where the table goes. A word, like the `peak` of a crest, stays a word.
 */
export function rows<Row extends readonly (number | string | undefined)[]>(text: string): Row[] {
  // because text cannot carry the type: a row that is too short shows as NaN in the picture, and a test looks for it
  return text
    .trim()
    .split(/\s+/)
    .map((row) => row.split(",").map(value)) as unknown as Row[]
}

function value(text: string): number | string {
  const isWord = /^[a-z]+$/.test(text)
  if (!isWord && !/^-?\d*\.?\d+$/.test(text)) throw new Error(`Neither a number nor a word: ${text}`)
  return isWord ? text : Number(text)
}
