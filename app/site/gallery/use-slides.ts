import { type RefObject, useEffect, useRef, useState } from "react"

/** A row of slides that the browser scrolls and snaps. `current` is the number of the visible slide, from 1; 0 before hydration. */
export function useSlides() {
  const track = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const updateCurrent = () => setCurrent(centredSlideNumber(track))
  useEffect(() => setCurrent(centredSlideNumber(track)), [])

  /**
   * Scrolls to a slide and moves the focus to its link that matches `linkSelector`. After a link to the next or previous slide the
   * caller passes the link of the same direction, so that the next key press continues from there.
   */
  function showSlide(number: number, linkSelector: string) {
    const slide = track.current?.children[number - 1]
    if (!slide || !track.current) return
    // No animation between the last slide and the first. It would take long, and could still run at the next click.
    const behavior = Math.abs(number - centredSlideNumber(track)) > 1 ? "instant" : "auto"
    track.current.scrollTo({ left: centreOf(slide) - track.current.clientWidth / 2, behavior })
    slide.querySelector<HTMLElement>(linkSelector)?.focus({ preventScroll: true })
  }

  /** Scrolls to a picture, by its number from 1, and moves the focus to it. */
  function focusPicture(number: number) {
    track.current?.querySelectorAll<HTMLElement>("figure > a")[number - 1]?.focus()
  }

  return { track, current, updateCurrent, showSlide, focusPicture }
}

function centredSlideNumber({ current: track }: RefObject<HTMLElement | null>): number {
  if (!track) return 0
  const middle = track.scrollLeft + track.clientWidth / 2
  const distances = Array.from(track.children, (slide) => Math.abs(centreOf(slide) - middle))
  return distances.indexOf(Math.min(...distances)) + 1
}

/** The horizontal centre of a slide, in the coordinates of the scrolled row. */
function centreOf(slide: Element): number {
  return slide instanceof HTMLElement ? slide.offsetLeft + slide.offsetWidth / 2 : 0
}
