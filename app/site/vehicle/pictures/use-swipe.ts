import { type PointerEvent, type RefObject, useRef } from "react"
import type { StepDirection } from "#app/ui/arrow-key-direction.ts"
import { drag, neighbour, resetDrag, slideBack } from "./slide-animation.ts"

/** A touch that moves less than this is a tap; more is a drag. */
const DRAG_THRESHOLD_PX = 8
/** A drag over this fraction of the width, or faster than the flick speed, shows the next picture. */
const MIN_DRAG_FRACTION = 0.2
const FLICK_SPEED_PX_PER_MS = 0.4

type SwipeArgs = {
  list: RefObject<HTMLElement | null>
  currentIndex: number
  count: number
  showNeighbour: (direction: StepDirection, draggedPx: number) => void
}

/** A touch. Positions are in pixels, times in milliseconds. */
type Drag = {
  startX: number
  startedAt: number
  direction: StepDirection
  movedPx: number
  isDragging: boolean
}

/** Pictures follow a touch. A mouse uses the buttons and thumbnails. Vertical scrolling remains the browser's. */
export function useSwipe({ list, currentIndex, count, showNeighbour }: SwipeArgs) {
  const currentDrag = useRef<Drag | null>(null)
  const neighbourIn = (direction: StepDirection) => neighbour(currentIndex, direction, count)

  function onPointerDown({ isPrimary, pointerType, clientX, timeStamp }: PointerEvent) {
    if (!isPrimary || pointerType === "mouse") return
    currentDrag.current = {
      startX: clientX,
      startedAt: timeStamp,
      direction: 1,
      movedPx: 0,
      isDragging: false,
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const touch = currentDrag.current
    if (!touch || !list.current) return
    const movedPx = event.clientX - touch.startX
    if (!touch.isDragging && Math.abs(movedPx) < DRAG_THRESHOLD_PX) return
    if (!touch.isDragging) event.currentTarget.setPointerCapture(event.pointerId)
    const direction = movedPx < 0 ? 1 : -1
    if (direction !== touch.direction) resetDrag(list.current, currentIndex, neighbourIn(touch.direction))
    drag(list.current, currentIndex, neighbourIn(direction), direction, movedPx)
    Object.assign(touch, { direction, movedPx, isDragging: true })
  }

  function onPointerUp({ timeStamp }: PointerEvent) {
    const touch = currentDrag.current
    if (touch && isSwipe(touch, timeStamp)) endDrag(showNeighbour)
    else onPointerCancel()
  }

  function isSwipe({ movedPx, startedAt }: Drag, now: number): boolean {
    const distancePx = Math.abs(movedPx)
    return (
      distancePx > (list.current?.clientWidth ?? 0) * MIN_DRAG_FRACTION ||
      distancePx / (now - startedAt) > FLICK_SPEED_PX_PER_MS
    )
  }

  function onPointerCancel() {
    endDrag(
      (direction, movedPx) =>
        list.current && slideBack(list.current, currentIndex, neighbourIn(direction), direction, movedPx),
    )
  }

  function endDrag(callback: (direction: StepDirection, movedPx: number) => void) {
    const touch = currentDrag.current
    currentDrag.current = null
    if (!touch?.isDragging || !list.current) return
    resetDrag(list.current, currentIndex, neighbourIn(touch.direction))
    callback(touch.direction, touch.movedPx)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
