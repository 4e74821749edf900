import { moved } from "./block.ts"
import type { Cell, Sheet } from "./sheet.ts"

/** The keys of a spreadsheet, in the fields of the table; elsewhere in the form only undo and redo. */
export function handleKeys(sheet: Sheet): void {
  const { form } = sheet
  form.addEventListener("keydown", (event) => {
    const cell = sheet.cellOf(event.target)
    if (cell && handleKey(sheet, cell, event)) event.preventDefault()
  })
  form.addEventListener("input", ({ target }) => {
    if (sheet.cellOf(target)) sheet.isEditing = true
  })
  form.addEventListener("focusin", ({ target }) => {
    const cell = sheet.cellOf(target)
    sheet.isEditing = false
    if (!cell) return
    cell.input.select()
    if (cell.place && !isInside(sheet, cell)) sheet.select({ anchor: cell.place, end: cell.place })
  })
  form.addEventListener("focusout", ({ target }) => {
    const cell = sheet.cellOf(target)
    if (cell) sheet.commit(cell)
  })
}

/** The end of the selection takes the focus as the selection grows: that is no new one. */
function isInside({ block }: Sheet, { place }: Cell): boolean {
  return block !== null && place !== null && block.end.row === place.row && block.end.column === place.column
}

/** @returns whether the key was for the sheet, so that the browser does nothing more with it. */
function handleKey(sheet: Sheet, cell: Cell, event: KeyboardEvent): boolean {
  const { key } = event
  if (event.altKey || event.isComposing) return false
  if (event.ctrlKey || event.metaKey) return handleCommand(sheet, cell, event)
  if (key === "F2") return beginEditing(sheet, cell)
  if (key === "Escape") return takeBack(sheet, cell)
  if (key === "Enter") return move(sheet, cell, event.shiftKey ? "ArrowUp" : "Enter", false)
  if (!cell.place || (sheet.isEditing && !["ArrowUp", "ArrowDown"].includes(key))) return false
  return key.startsWith("Arrow") || key === "Home" || key === "End"
    ? move(sheet, cell, key, event.shiftKey && !sheet.isEditing)
    : false
}

function handleCommand(sheet: Sheet, cell: Cell, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase()
  if (key === "Enter") {
    sheet.commit(cell)
    sheet.form.requestSubmit(sheet.form.querySelector<HTMLButtonElement>('button[value="look"]'))
    return true
  }
  if (sheet.isEditing) return false
  if (letter === "y" || (letter === "z" && shiftKey)) sheet.redo()
  else if (letter === "z") sheet.undo()
  else if (letter === "a" && cell.place) {
    const { rows, columns } = sheet.size
    sheet.select({ anchor: { row: 0, column: 0 }, end: { row: rows - 1, column: columns - 1 } })
  } else return false
  return true
}

function beginEditing(sheet: Sheet, { input }: Cell): boolean {
  sheet.isEditing = true
  input.setSelectionRange(input.value.length, input.value.length)
  return true
}

/** What is being typed, or else the selection. */
function takeBack(sheet: Sheet, cell: Cell): boolean {
  cell.input.value = cell.text
  sheet.isEditing = false
  cell.input.select()
  if (cell.place) sheet.select({ anchor: cell.place, end: cell.place })
  return true
}

function move(sheet: Sheet, cell: Cell, key: string, isExtending: boolean): boolean {
  const place = cell.place && moved(cell.place, key, sheet.size)
  const next = place && sheet.cellAt(place)
  if (!next || !place) {
    sheet.commit(cell)
    return true
  }
  sheet.select({ anchor: isExtending ? (sheet.block?.anchor ?? place) : place, end: place })
  if (next === cell) sheet.commit(cell)
  sheet.focus(next)
  return true
}
