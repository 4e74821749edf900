/** Two rows of two. Source: docs/requirements.md, R11.4. */
export const PICTURES_PER_SLIDE = 4

export function splitIntoSlides<T>(pictures: readonly T[]): T[][] {
  const count = Math.ceil(pictures.length / PICTURES_PER_SLIDE)
  return Array.from({ length: count }, (_, index) =>
    pictures.slice(index * PICTURES_PER_SLIDE, (index + 1) * PICTURES_PER_SLIDE),
  )
}

/** Wraps a slide number, which counts from 1: the slide before the first is the last. */
export function wrapSlideNumber(number: number, count: number): number {
  return ((number - 1 + count) % count) + 1
}

export function slideHref(number: number, count: number): string {
  return `#${slideId(wrapSlideNumber(number, count))}`
}

export function slideId(number: number): string {
  return `slide-${number}`
}
