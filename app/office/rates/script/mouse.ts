import type { Place } from "./block.ts"
import type { Sheet } from "./sheet.ts"

/** A press chooses a cell, a second one its text; dragging, or a press with Shift, selects a block. */
export function handleMouse(sheet: Sheet): void {
  const { form } = sheet
  let draggedFrom: Place | null = null

  form.addEventListener("mousedown", (event) => {
    const cell = sheet.cellOf(event.target)
    if (!cell?.place || event.button !== 0) return
    const anchor = event.shiftKey ? sheet.block?.anchor : null
    if (anchor) sheet.select({ anchor, end: cell.place })
    draggedFrom = anchor ?? cell.place
    if (document.activeElement === cell.input && !anchor) {
      sheet.isEditing = true
      sheet.select({ anchor: cell.place, end: cell.place })
      return
    }
    event.preventDefault()
    sheet.focus(cell)
  })

  form.addEventListener("mouseover", ({ target, buttons }) => {
    if ((buttons & 1) === 0) draggedFrom = null
    const cell = sheet.cellOf(
      target instanceof Element ? (target.closest("td")?.querySelector("input") ?? target) : null,
    )
    if (!draggedFrom || !cell?.place) return
    const { end } = sheet.block ?? {}
    if (end?.row === cell.place.row && end.column === cell.place.column) return
    sheet.isEditing = false
    sheet.select({ anchor: draggedFrom, end: cell.place })
  })
}
