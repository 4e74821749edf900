import { type RefObject, useEffect, useRef, useState } from "react"
import type { StepDirection } from "#app/ui/arrow-key-direction.ts"
import { directionTo, neighbour, slide } from "./slide-animation.ts"

/**
 * A row of pictures, one at a time. Before hydration the row scrolls and snaps. Then `isLive` turns it into a stack in which
 * pictures slide, starting with the picture that the row shows.
 */
export function useSlideShow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (count < 2) return
    setCurrent(targetIndex(list) ?? scrolledIndex(list, count))
    setLive(true)
    // A click on a thumbnail during hydration still follows its link.
    const showTarget = () => setCurrent((index) => targetIndex(list) ?? index)
    addEventListener("hashchange", showTarget)
    return () => removeEventListener("hashchange", showTarget)
  }, [count])

  function show(index: number, direction: StepDirection, draggedPx = 0) {
    if (index === current || !list.current) return
    slide(list.current, current, index, direction, draggedPx)
    setCurrent(index)
  }

  return {
    list,
    current,
    isLive,
    showNeighbour: (direction: StepDirection, draggedPx?: number) =>
      show(neighbour(current, direction, count), direction, draggedPx),
    showPicture: (index: number) => show(index, directionTo(current, index)),
  }
}

type Row = RefObject<HTMLUListElement | null>

/** The index of the picture that the fragment of the URL names; null: none. */
function targetIndex({ current: row }: Row): number | null {
  const index = Array.from(row?.children ?? []).findIndex((slide) => slide.matches(":target"))
  return index < 0 ? null : index
}

function scrolledIndex({ current: row }: Row, count: number): number {
  if (!row || row.clientWidth === 0) return 0
  return Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1)
}
