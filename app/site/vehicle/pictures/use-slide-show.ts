import { type RefObject, useEffect, useRef, useState } from "react"
import { type Direction, directionTo, neighbour, slide } from "./slide-animation.ts"

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
    setCurrent(targetedIn(list) ?? scrolledTo(list, count))
    setLive(true)
    // A thumbnail that was pressed as the script came may still lead to its picture as a link does.
    const follow = () => setCurrent((now) => targetedIn(list) ?? now)
    addEventListener("hashchange", follow)
    return () => removeEventListener("hashchange", follow)
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
    showPicture: (index: number) => show(index, directionTo(current, index)),
  }
}

type Row = RefObject<HTMLUListElement | null>

/** The picture that the address names; null where it names none. */
function targetedIn({ current: row }: Row): number | null {
  const index = Array.from(row?.children ?? []).findIndex((slide) => slide.matches(":target"))
  return index < 0 ? null : index
}

function scrolledTo({ current: row }: Row, count: number): number {
  if (!row || row.clientWidth === 0) return 0
  return Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1)
}
