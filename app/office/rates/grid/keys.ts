import type { CellPosition } from "./block.ts"
import type { Cell } from "./cells.ts"
import type { GridAction } from "./grid-state.ts"

export type PressedKey = {
  key: string
  shiftKey: boolean
  altKey: boolean
  /** Ctrl, or Command on a Mac. */
  isCommand: boolean
}

const MOVE_KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]
const EDITING_MOVE_KEYS = ["ArrowUp", "ArrowDown"]

/**
 * The action for a key that is pressed in a field, as in a spreadsheet. `position` is null for a cell outside the table.
 * @returns null for a key that the browser handles
 */
export function actionForKey(
  pressed: PressedKey,
  { cell, position, isEditing }: { cell: Cell; position: CellPosition | null; isEditing: boolean },
): GridAction | { type: "submit" } | null {
  const { key, shiftKey, altKey, isCommand } = pressed
  if (altKey) return null
  if (isCommand)
    return key === "Enter" ? { type: "submit" } : isEditing ? null : actionForCommandKey(pressed, position)
  if (key === "F2") return { type: "edit" }
  if (key === "Escape") return { type: "cancel", cell, position }
  if (key === "Enter")
    return { type: "move", from: position, key: shiftKey ? "ArrowUp" : key, isExtending: false }
  const moveKeys = isEditing ? EDITING_MOVE_KEYS : MOVE_KEYS
  if (!position || !moveKeys.includes(key)) return null
  return { type: "move", from: position, key, isExtending: shiftKey && !isEditing }
}

function actionForCommandKey(
  { key, shiftKey }: PressedKey,
  position: CellPosition | null,
): GridAction | null {
  const letter = key.toLowerCase()
  if (letter === "y" || (letter === "z" && shiftKey)) return { type: "redo", movesFocus: true }
  if (letter === "z") return { type: "undo", movesFocus: true }
  return letter === "a" && position ? { type: "selectAll" } : null
}
