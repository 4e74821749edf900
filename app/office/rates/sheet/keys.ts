import type { CellPosition } from "./block.ts"
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
 * The action for a key that is pressed in a field. The keys work as in a spreadsheet. `position` is null for a cell
 * outside the table.
 * @returns null for a key that the browser handles
 */
export function actionForKey(
  pressed: PressedKey,
  { cell, position, isEditing }: { cell: Cell; position: CellPosition | null; isEditing: boolean },
): SheetAction | { type: "submit" } | null {
  const { key, shiftKey, altKey, isCommand } = pressed
  if (altKey) return null
  if (isCommand) return key === "Enter" ? { type: "submit" } : isEditing ? null : command(pressed, position)
  if (key === "F2") return { type: "edit" }
  if (key === "Escape") return { type: "cancel", cell, position }
  if (key === "Enter")
    return { type: "move", from: position, key: shiftKey ? "ArrowUp" : key, isExtending: false }
  const moving = isEditing ? KEYS_THAT_MOVE_WHILE_EDITING : KEYS_THAT_MOVE
  if (!position || !moving.includes(key)) return null
  return { type: "move", from: position, key, isExtending: shiftKey && !isEditing }
}

function command({ key, shiftKey }: PressedKey, position: CellPosition | null): SheetAction | null {
  const letter = key.toLowerCase()
  if (letter === "y" || (letter === "z" && shiftKey)) return { type: "redo", movesFocus: true }
  if (letter === "z") return { type: "undo", movesFocus: true }
  return letter === "a" && position ? { type: "selectAll" } : null
}
