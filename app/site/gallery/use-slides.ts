import { type RefObject, useEffect, useRef, useState } from "react"

/**
 * A track of slides that the browser scrolls and snaps. The script adds which slide is seen, by its number from 1; 0 without it.
 */
export function useSlides() {
  const track = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(0)
  const look = () => setSeen(slideInTheMiddle(track))
  useEffect(() => setSeen(slideInTheMiddle(track)), [])

  /** Scrolls to a slide and takes the focus to the same link of it, so that the next press goes on from there. */
  function show(number: number, linkSelector: string) {
    const slide = track.current?.children[number - 1]
    if (!slide || !track.current) return
    // From the last slide to the first at once: a way past all others would be long, and may still be under way at the next press.
    const behavior = Math.abs(number - slideInTheMiddle(track)) > 1 ? "instant" : "auto"
    track.current.scrollTo({ left: middleOf(slide) - track.current.clientWidth / 2, behavior })
    slide.querySelector<HTMLElement>(linkSelector)?.focus({ preventScroll: true })
  }

  return { track, seen, look, show }
}

function slideInTheMiddle({ current: track }: RefObject<HTMLElement | null>): number {
  if (!track) return 0
  const middle = track.scrollLeft + track.clientWidth / 2
  const distances = Array.from(track.children, (slide) => Math.abs(middleOf(slide) - middle))
  return distances.indexOf(Math.min(...distances)) + 1
}

/** In the track's own scrolled coordinates. */
function middleOf(slide: Element): number {
  return slide instanceof HTMLElement ? slide.offsetLeft + slide.offsetWidth / 2 : 0
}
