import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react"

/** Returns the props of the handle of a row, by the number of the row. */
export type HandlePropsOf = (number: number) => {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * The state of a drag: the position and height of each row, in pixels, when the drag began, and the row at which the dragged one
 * would be dropped.
 */
type Drag = {
  rows: readonly HTMLElement[]
  tops: number[]
  heights: number[]
  fromIndex: number
  toIndex: number
  /** The vertical position of the pointer on the page, in pixels. */
  startY: number
}

/**
 * Moves the rows of a list by a handle: with a mouse, a pen or a finger, and with the arrow keys. Rows are shifted by styles
 * while one is dragged, and change places when it is dropped. Escape cancels.
 */
export function useRowDrag(
  list: RefObject<HTMLOListElement | null>,
  change: (step: string) => void,
): HandlePropsOf {
  const drag = useRef<Drag | null>(null)

  function endDrag(isDropped: boolean) {
    const endedDrag = drag.current
    if (!endedDrag) return
    drag.current = null
    for (const row of endedDrag.rows) {
      row.style.translate = ""
      delete row.dataset.dragged
    }
    if (isDropped && endedDrag.toIndex !== endedDrag.fromIndex)
      change(`move-${endedDrag.fromIndex + 1}-${endedDrag.toIndex + 1}`)
  }

  return (number) => ({
    onPointerDown(event) {
      if (!list.current || event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus() // not every browser focuses a pressed button
      drag.current = beginDrag(list.current, number - 1, event.pageY)
    },
    onPointerMove: (event) => drag.current && dragTo(drag.current, event.pageY),
    onPointerUp: () => endDrag(true),
    onPointerCancel: () => endDrag(false),
    onKeyDown(event) {
      if (event.key === "Escape") endDrag(false)
      const step = { ArrowUp: "up", ArrowDown: "down" }[event.key]
      if (!step || drag.current) return
      event.preventDefault() // the page does not scroll
      change(`${step}-${number}`)
    },
  })
}

function beginDrag(list: HTMLOListElement, fromIndex: number, y: number): Drag {
  const rows = [...list.children].filter((child) => child instanceof HTMLElement)
  const boxes = rows.map((row) => row.getBoundingClientRect())
  const draggedRow = rows[fromIndex]
  if (draggedRow) draggedRow.dataset.dragged = ""
  return {
    rows,
    tops: boxes.map(({ top }) => top),
    heights: boxes.map(({ height }) => height),
    fromIndex,
    toIndex: fromIndex,
    startY: y,
  }
}

/** Shifts the dragged row to the pointer, and the rows that it passes by one place. */
function dragTo(drag: Drag, y: number): void {
  const { rows, tops, heights, fromIndex } = drag
  const middle = (index: number) => (tops[index] ?? 0) + (heights[index] ?? 0) / 2
  const shift = y - drag.startY
  const others = rows.map((_, index) => index).filter((index) => index !== fromIndex)
  drag.toIndex = others.filter((index) => middle(index) < middle(fromIndex) + shift).length
  const rowHeight = (heights[fromIndex] ?? 0) + gapOf(tops, heights)
  for (const [index, row] of rows.entries()) {
    const passedShift =
      index > fromIndex && index <= drag.toIndex
        ? -rowHeight
        : index < fromIndex && index >= drag.toIndex
          ? rowHeight
          : 0
    row.style.translate = `0 ${index === fromIndex ? shift : passedShift}px`
  }
}

/** The space between two rows. */
function gapOf([first = 0, second = first]: number[], [height = 0]: number[]): number {
  return Math.max(0, second - first - height)
}
