/** A list of as many pages as this has a number for each; 330 vehicles. */
const MOST_NUMBERS = 11
/** On either side of the page that is shown. */
const NEIGHBOURS = 2

export type ShownPage = {
  number: number
  /** Pages are left out between this one and the one before it. */
  afterGap: boolean
}

/**
 * The numbers that a pager shows. Of a long list the first, the last and those around the page that is shown: ten thousand
 * vehicles have 334 pages, and with every letter that is typed their links would all be made anew.
 */
export function shownPages(page: number, pageCount: number): ShownPage[] {
  const every = Array.from({ length: pageCount }, (_, index) => index + 1)
  const isShown = (number: number) =>
    pageCount <= MOST_NUMBERS || number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBOURS
  const numbers = every.filter(isShown)
  return numbers.map((number, index) => ({ number, afterGap: number - (numbers[index - 1] ?? 0) > 1 }))
}
