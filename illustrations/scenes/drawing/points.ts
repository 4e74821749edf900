/** A point of the canvas. A third value of 1 makes it a sharp corner of a spline. */
export type Point = readonly [x: number, y: number, isCorner?: number]

/** Points written as text, x and y; `c`, short for a third value of 1, makes a corner: `points("-40,618 470,588c")`. */
export function points(text: string): Point[] {
  return words(text).map((word) => {
    const [x, y, isCorner = 0, ...more] = word.replace("c", ",1").split(",").map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y + isCorner) || more.length)
      throw new Error(`Not a point: ${word}`)
    return isCorner ? [x, y, 1] : [x, y]
  })
}

/**
 * A table written as text, a row after each space: `rows("130,190,520,30,2 700,92,420,14,5")`. The type of a row is that of the
 * parameter to which the table is passed. A word, such as the `peak` of a crest, stays a string.
 */
export function rows<Row extends readonly (number | string | undefined)[]>(text: string): Row[] {
  // because text cannot carry the type: a row that is too short shows as NaN in the picture, and a test looks for it
  return words(text).map((row) => row.split(",").map(value)) as unknown as Row[]
}

const words = (text: string) => text.trim().split(/\s+/)

function value(text: string): number | string {
  const isWord = /^[a-z]+$/.test(text)
  if (!isWord && !/^-?\d*\.?\d+$/.test(text)) throw new Error(`Neither a number nor a word: ${text}`)
  return isWord ? text : Number(text)
}
