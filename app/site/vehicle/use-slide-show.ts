import { type RefObject, useEffect, useRef, useState } from "react"
import { type Direction, neighbour, slide, wayTo } from "./slide-show.ts"

/**
 * A row of pictures, one at a time. Before the script and without it, the row scrolls and snaps; then `isLive` turns it
 * into a stack in which pictures slide, round and round. It goes on from the picture that the row shows.
 */
export function useSlideShow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (count < 2) return
    setCurrent(shownIn(list, count))
    setLive(true)
  }, [count])

  function show(index: number, way: Direction, draggedPx = 0) {
    if (index === current || !list.current) return
    slide(list.current, current, index, way, draggedPx)
    setCurrent(index)
  }

  return {
    list,
    current,
    isLive,
    showNext: (way: Direction, draggedPx?: number) => show(neighbour(current, way, count), way, draggedPx),
    showPicture: (index: number) => show(index, wayTo(current, index)),
  }
}

/** The picture whose thumbnail was pressed, to which the row may still be on its way; otherwise where the row stands. */
function shownIn({ current: row }: RefObject<HTMLUListElement | null>, count: number): number {
  if (!row || row.clientWidth === 0) return 0
  const targeted = Array.from(row.children).findIndex((slide) => slide.matches(":target"))
  return targeted >= 0 ? targeted : Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1)
}
