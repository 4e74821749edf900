import { type PointerEvent, type RefObject, useRef } from "react"
import { type Direction, drag, neighbour, slideBack } from "./slide-animation.ts"

/** A finger that moves less than this presses; more, and it takes the picture along. */
const SLOP_PX = 8
/** So much of the width, or so quick a flick, and the next picture comes. */
const FAR_ENOUGH = 0.2
const FLICK_PX_PER_MS = 0.4

type Swipe = {
  list: RefObject<HTMLElement | null>
  current: number
  count: number
  showNext: (way: Direction, draggedPx: number) => void
}

type Drag = { startX: number; startedAt: number; way: Direction; movedPx: number; isUnderWay: boolean }

/** Pictures follow a finger. A mouse has the buttons and the thumbnails; scrolling down the page stays the browser's. */
export function useSwipe({ list, current, count, showNext }: Swipe) {
  const held = useRef<Drag | null>(null)
  const beside = (way: Direction) => neighbour(current, way, count)

  function onPointerDown({ isPrimary, pointerType, clientX, timeStamp }: PointerEvent) {
    if (!isPrimary || pointerType === "mouse") return
    held.current = { startX: clientX, startedAt: timeStamp, way: 1, movedPx: 0, isUnderWay: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const finger = held.current
    if (!finger || !list.current) return
    const movedPx = event.clientX - finger.startX
    if (!finger.isUnderWay && Math.abs(movedPx) < SLOP_PX) return
    if (!finger.isUnderWay) event.currentTarget.setPointerCapture(event.pointerId)
    const way = movedPx < 0 ? 1 : -1
    if (way !== finger.way) drag(list.current, current, beside(finger.way), finger.way, null)
    drag(list.current, current, beside(way), way, movedPx)
    Object.assign(finger, { way, movedPx, isUnderWay: true })
  }

  function onPointerUp({ timeStamp }: PointerEvent) {
    const finger = held.current
    if (finger && isFarEnough(finger, timeStamp)) letGo((way, movedPx) => showNext(way, movedPx))
    else onPointerCancel()
  }

  function isFarEnough({ movedPx, startedAt }: Drag, now: number): boolean {
    const far = Math.abs(movedPx)
    return far > (list.current?.clientWidth ?? 0) * FAR_ENOUGH || far / (now - startedAt) > FLICK_PX_PER_MS
  }

  function onPointerCancel() {
    letGo((way, movedPx) => list.current && slideBack(list.current, current, beside(way), way, movedPx))
  }

  function letGo(andThen: (way: Direction, movedPx: number) => void) {
    const finger = held.current
    held.current = null
    if (!finger?.isUnderWay || !list.current) return
    drag(list.current, current, beside(finger.way), finger.way, null)
    andThen(finger.way, finger.movedPx)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
