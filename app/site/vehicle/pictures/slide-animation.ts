/** 1 shows what comes next (it arrives from the right), -1 what came before. */
export type Direction = 1 | -1

/** The picture after or before, round and round. */
export function neighbour(index: number, direction: Direction, count: number): number {
  return (index + direction + count) % count
}

/** Which way to a picture that was chosen by its thumbnail: the way it lies in the row. */
export function directionTo(from: number, to: number): Direction {
  return to > from ? 1 : -1
}

/**
 * Slides one picture out and another in. `draggedPx` is where a finger has already taken both.
 * The length is the design's token: 500 ms, or 1 ms for those who asked for less motion.
 */
export function slide(list: HTMLElement, leaving: number, arriving: number, way: Direction, draggedPx = 0) {
  const timing = startMoving(list)
  move(list.children[leaving], `${draggedPx}px`, `${-100 * way}%`, timing)
  move(list.children[arriving], `calc(${100 * way}% + ${draggedPx}px)`, "0%", timing)
}

/** Puts two pictures that were not dragged far enough back in their places. */
export function slideBack(
  list: HTMLElement,
  current: number,
  beside: number,
  way: Direction,
  draggedPx: number,
) {
  const timing = startMoving(list)
  move(list.children[current], `${draggedPx}px`, "0%", timing)
  move(list.children[beside], `calc(${100 * way}% + ${draggedPx}px)`, `${100 * way}%`, timing)
}

/** Shows two pictures where a finger has them. Without pixels they go back to what the style sheet says. */
export function drag(
  list: HTMLElement,
  current: number,
  beside: number,
  way: Direction,
  draggedPx: number | null,
) {
  place(list.children[current], draggedPx === null ? null : `${draggedPx}px`)
  place(list.children[beside], draggedPx === null ? null : `calc(${100 * way}% + ${draggedPx}px)`)
}

function startMoving(list: HTMLElement): KeyframeAnimationOptions {
  for (const animation of list.getAnimations({ subtree: true })) animation.cancel()
  const style = getComputedStyle(list)
  const duration = millisecondsOf(style.getPropertyValue("--slide"))
  return { duration, easing: style.getPropertyValue("--ease-both").trim() }
}

/** A length of time as style sheets write it: `500ms` or, once they are minified, `.5s`. */
export function millisecondsOf(time: string): number {
  return Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000)
}

/** While it moves a picture is visible, also the one that leaves. */
function move(slide: Element | undefined, from: string, to: string, timing: KeyframeAnimationOptions) {
  const visibility = "visible"
  slide?.animate(
    [
      { translate: from, visibility },
      { translate: to, visibility },
    ],
    timing,
  )
}

function place(slide: Element | undefined, translate: string | null) {
  if (!(slide instanceof HTMLElement)) return
  slide.style.translate = translate ?? ""
  slide.style.visibility = translate === null ? "" : "visible"
}
