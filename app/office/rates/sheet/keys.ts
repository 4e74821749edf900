import type { Place } from "./block.ts"
import type { Cell } from "./cells.ts"
import type { SheetAction } from "./sheet-state.ts"

export type PressedKey = {
  key: string
  shiftKey: boolean
  altKey: boolean
  /** Ctrl, or Command on a Mac. */
  isCommand: boolean
}

const KEYS_THAT_MOVE = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]
const KEYS_THAT_MOVE_WHILE_EDITING = ["ArrowUp", "ArrowDown"]

/**
 * The action of a key in a field, as in a spreadsheet. A cell outside the table has no place.
 * @returns null for a key that the browser handles
 */
export function actionForKey(
  pressed: PressedKey,
  { cell, place, isEditing }: { cell: Cell; place: Place | null; isEditing: boolean },
): SheetAction | { type: "submit" } | null {
  const { key, shiftKey, altKey, isCommand } = pressed
  if (altKey) return null
  if (isCommand) return key === "Enter" ? { type: "submit" } : isEditing ? null : command(pressed, place)
  if (key === "F2") return { type: "edit" }
  if (key === "Escape") return { type: "cancel", cell, place }
  if (key === "Enter")
    return { type: "move", from: place, key: shiftKey ? "ArrowUp" : key, isExtending: false }
  const moving = isEditing ? KEYS_THAT_MOVE_WHILE_EDITING : KEYS_THAT_MOVE
  if (!place || !moving.includes(key)) return null
  return { type: "move", from: place, key, isExtending: shiftKey && !isEditing }
}

function command({ key, shiftKey }: PressedKey, place: Place | null): SheetAction | null {
  const letter = key.toLowerCase()
  if (letter === "y" || (letter === "z" && shiftKey)) return { type: "redo", movesFocus: true }
  if (letter === "z") return { type: "undo", movesFocus: true }
  return letter === "a" && place ? { type: "selectAll" } : null
}
