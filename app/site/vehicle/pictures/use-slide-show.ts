import { type RefObject, useEffect, useRef, useState } from "react"
import type { StepDirection } from "#app/ui/arrow-key-direction.ts"
import { directionTo, neighbour, slide } from "./slide-animation.ts"

/**
 * A row of pictures, one at a time. Before hydration the row scrolls and snaps. Then `isLive` turns it into a stack in which
 * pictures slide, starting with the picture that the row shows.
 */
export function useSlideShow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [currentIndex, setCurrentIndex] = useState(0)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (count < 2) return
    setCurrentIndex(targetIndex(list) ?? scrolledIndex(list, count))
    setLive(true)
    // A click on a thumbnail during hydration still follows its link.
    const showTarget = () => setCurrentIndex((index) => targetIndex(list) ?? index)
    addEventListener("hashchange", showTarget)
    return () => removeEventListener("hashchange", showTarget)
  }, [count])

  function show(index: number, direction: StepDirection, draggedPx = 0) {
    if (index === currentIndex || !list.current) return
    slide(list.current, currentIndex, index, direction, draggedPx)
    setCurrentIndex(index)
  }

  return {
    list,
    currentIndex,
    isLive,
    showNeighbour: (direction: StepDirection, draggedPx?: number) =>
      show(neighbour(currentIndex, direction, count), direction, draggedPx),
    showPicture: (index: number) => show(index, directionTo(currentIndex, index)),
  }
}

type RowRef = RefObject<HTMLUListElement | null>

/** The index of the picture that the fragment of the URL names; null: none. */
function targetIndex({ current: row }: RowRef): number | null {
  const index = Array.from(row?.children ?? []).findIndex((slide) => slide.matches(":target"))
  return index < 0 ? null : index
}

/** The index of the picture to which the row is scrolled. */
function scrolledIndex({ current: row }: RowRef, count: number): number {
  if (!row || row.clientWidth === 0) return 0
  return Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1)
}
