import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react"

/** The props of the handle of a row, by the number of the row. */
export type DragHandle = (number: number) => {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * The state of a drag: the position and height of each row at its beginning, and the row at which the dragged one would be
 * dropped.
 */
type Drag = {
  rows: readonly HTMLElement[]
  tops: number[]
  heights: number[]
  from: number
  to: number
  y: number
}

/**
 * Moves the rows of a list by a handle: with a mouse, a pen or a finger, and with the arrow keys. Rows are shifted by styles
 * while one is dragged, and change places when it is dropped. Escape cancels.
 */
export function useRowDrag(
  list: RefObject<HTMLOListElement | null>,
  change: (step: string) => void,
): DragHandle {
  const drag = useRef<Drag | null>(null)

  function end(isDropped: boolean) {
    const ended = drag.current
    if (!ended) return
    drag.current = null
    for (const row of ended.rows) {
      row.style.translate = ""
      delete row.dataset.dragged
    }
    if (isDropped && ended.to !== ended.from) change(`move-${ended.from + 1}-${ended.to + 1}`)
  }

  return (number) => ({
    onPointerDown(event) {
      if (!list.current || event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus() // not every browser focuses a pressed button
      drag.current = beginDrag(list.current, number - 1, event.pageY)
    },
    onPointerMove: (event) => drag.current && dragTo(drag.current, event.pageY),
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown(event) {
      if (event.key === "Escape") end(false)
      const step = { ArrowUp: "up", ArrowDown: "down" }[event.key]
      if (!step || drag.current) return
      event.preventDefault() // the page does not scroll
      change(`${step}-${number}`)
    },
  })
}

function beginDrag(list: HTMLOListElement, from: number, y: number): Drag {
  const rows = [...list.children].filter((child) => child instanceof HTMLElement)
  const boxes = rows.map((row) => row.getBoundingClientRect())
  const dragged = rows[from]
  if (dragged) dragged.dataset.dragged = ""
  return {
    rows,
    tops: boxes.map(({ top }) => top),
    heights: boxes.map(({ height }) => height),
    from,
    to: from,
    y,
  }
}

/** Shifts the dragged row to the pointer, and the rows that it passes by one place. */
function dragTo(drag: Drag, y: number): void {
  const { rows, tops, heights, from } = drag
  const middle = (index: number) => (tops[index] ?? 0) + (heights[index] ?? 0) / 2
  const shift = y - drag.y
  const others = rows.map((_, index) => index).filter((index) => index !== from)
  drag.to = others.filter((index) => middle(index) < middle(from) + shift).length
  const place = (heights[from] ?? 0) + gapOf(tops, heights)
  for (const [index, row] of rows.entries()) {
    const passed = index > from && index <= drag.to ? -place : index < from && index >= drag.to ? place : 0
    row.style.translate = `0 ${index === from ? shift : passed}px`
  }
}

/** The space between two rows. */
function gapOf([first = 0, second = first]: number[], [height = 0]: number[]): number {
  return Math.max(0, second - first - height)
}
