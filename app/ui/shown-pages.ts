/** The maximum number of pages of which the pager shows every number: 330 vehicles, 30 on each page. */
const MAX_NUMBERS = 11
/** Numbers on each side of the current page. */
const NEIGHBOURS = 2

export type ShownPage = {
  number: number
  /** Whether pages are left out between this one and the previous one. */
  afterGap: boolean
}

/**
 * The numbers that a pager shows. For a short list these are all pages; for a long one the first, the last, and those around the
 * current page. A list of ten thousand vehicles has 334 pages, and a search would render their links again after every typed letter.
 */
export function shownPages(page: number, pageCount: number): ShownPage[] {
  const allNumbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  const isShown = (number: number) =>
    pageCount <= MAX_NUMBERS || number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBOURS
  const numbers = allNumbers.filter(isShown)
  return numbers.map((number, index) => ({ number, afterGap: number - (numbers[index - 1] ?? 0) > 1 }))
}
