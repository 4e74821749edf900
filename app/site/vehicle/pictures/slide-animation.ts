import type { StepDirection } from "#app/ui/arrow-key-direction.ts"

/** The index of the next or previous picture; the last is followed by the first. */
export function neighbour(index: number, direction: StepDirection, count: number): number {
  return (index + direction + count) % count
}

/** The direction from the current picture to one that was chosen by its thumbnail. */
export function directionTo(from: number, to: number): StepDirection {
  return to > from ? 1 : -1
}

/**
 * Slides one picture out and another in, from the position to which both were dragged. The duration is the design token
 * `--slide-duration`: 500 ms, or 1 ms with reduced motion.
 */
export function slide(
  list: HTMLElement,
  leavingIndex: number,
  arrivingIndex: number,
  direction: StepDirection,
  draggedPx = 0,
) {
  const timing = startMoving(list)
  animateSlide(list.children[leavingIndex], `${draggedPx}px`, `${-100 * direction}%`, timing)
  animateSlide(list.children[arrivingIndex], `calc(${100 * direction}% + ${draggedPx}px)`, "0%", timing)
}

/** Moves two pictures back after a drag that was too short. */
export function slideBack(
  list: HTMLElement,
  currentIndex: number,
  neighbourIndex: number,
  direction: StepDirection,
  draggedPx: number,
) {
  const timing = startMoving(list)
  animateSlide(list.children[currentIndex], `${draggedPx}px`, "0%", timing)
  animateSlide(
    list.children[neighbourIndex],
    `calc(${100 * direction}% + ${draggedPx}px)`,
    `${100 * direction}%`,
    timing,
  )
}

/** Moves two pictures along with a drag. */
export function drag(
  list: HTMLElement,
  currentIndex: number,
  neighbourIndex: number,
  direction: StepDirection,
  draggedPx: number,
) {
  setPosition(list.children[currentIndex], `${draggedPx}px`)
  setPosition(list.children[neighbourIndex], `calc(${100 * direction}% + ${draggedPx}px)`)
}

/** Restores the position that the style sheet gives to two dragged pictures. */
export function resetDrag(list: HTMLElement, currentIndex: number, neighbourIndex: number) {
  setPosition(list.children[currentIndex], null)
  setPosition(list.children[neighbourIndex], null)
}

function startMoving(list: HTMLElement): KeyframeAnimationOptions {
  for (const animation of list.getAnimations({ subtree: true })) animation.cancel()
  const style = getComputedStyle(list)
  const duration = millisecondsOf(style.getPropertyValue("--slide-duration"))
  return { duration, easing: style.getPropertyValue("--ease-in-out").trim() }
}

/** Parses a CSS duration: `500ms`, or `.5s` in a minified style sheet. */
export function millisecondsOf(time: string): number {
  return Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000)
}

/** Animates one of two pictures. It is visible during the animation, although only the current picture otherwise is. */
function animateSlide(
  slide: Element | undefined,
  from: string,
  to: string,
  timing: KeyframeAnimationOptions,
) {
  const visibility = "visible"
  slide?.animate(
    [
      { translate: from, visibility },
      { translate: to, visibility },
    ],
    timing,
  )
}

function setPosition(slide: Element | undefined, translate: string | null) {
  if (!(slide instanceof HTMLElement)) return
  slide.style.translate = translate ?? ""
  slide.style.visibility = translate === null ? "" : "visible"
}
