import type { KeyboardEvent } from "react"

/** 1: to the next picture, -1: to the previous one. */
export type StepDirection = 1 | -1

type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">

/** The direction of an arrow key in a row of pictures; null for any other key, and with Alt, Ctrl, Meta or Shift. */
export function arrowKeyDirection({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyPress): StepDirection | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === "ArrowRight") return 1
  return key === "ArrowLeft" ? -1 : null
}
