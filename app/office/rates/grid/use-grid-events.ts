import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
} from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PasteError } from "#domain/catalogue/pasted-rates.ts"
import { type CellPosition, isSamePosition } from "./block.ts"
import { type Cell, type Cells, positionOf } from "./cells.ts"
import { formatCells, isSingleCell, MAX_ERROR_TEXT_LENGTH, type ParsedPaste, topLeft } from "./clipboard.ts"
import type { GridAction, GridState } from "./grid-state.ts"
import { actionForKey } from "./keys.ts"

type GridEventsInput = {
  form: RefObject<HTMLFormElement | null>
  cells: Cells
  state: GridState
  dispatch: (action: GridAction) => void
  readBlock: (text: string, corner: CellPosition) => ParsedPaste
  /** The selected cells and their texts, by rows. Empty if a single cell has the focus. */
  selectedCells: readonly (readonly Cell[])[]
  selectedTexts: readonly (readonly string[])[]
}

/** The event handlers of the form. They dispatch actions for events of cells, and leave other events to the browser. */
export function useGridEvents({
  form,
  cells,
  state,
  dispatch,
  readBlock,
  selectedCells,
  selectedTexts,
}: GridEventsInput) {
  const messages = useMessages().officeRates
  const isDragging = useRef(false)
  const { block, isEditing } = state

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const target = findCell(cells, event.target)
    if (!target || event.nativeEvent.isComposing) return
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const pressed = { key, shiftKey, altKey, isCommand: ctrlKey || metaKey }
    const action = actionForKey(pressed, { ...target, isEditing })
    if (!action) return
    event.preventDefault()
    if (action.type === "submit") return submit(form)
    dispatch(action)
    if (action.type === "edit")
      target.input.setSelectionRange(target.input.value.length, target.input.value.length)
  }

  /** A click selects a cell, a second click edits its text, and a click with Shift extends the selection. */
  function onMouseDown(event: MouseEvent<HTMLFormElement>) {
    const { input, position } = findCell(cells, event.target) ?? {}
    if (!position || event.button !== 0) return
    const anchor = event.shiftKey ? block?.anchor : undefined
    isDragging.current = true
    if (document.activeElement === input && !anchor) {
      dispatch({ type: "select", block: { anchor: position, end: position } })
      return dispatch({ type: "edit" })
    }
    event.preventDefault()
    dispatch({ type: "select", block: { anchor: anchor ?? position, end: position }, movesFocus: true })
  }

  /** Dragging the selected text of a cell would move its price into another cell, and leave the cell empty. */
  function onDragStart(event: DragEvent<HTMLFormElement>) {
    if (findCellUnderPointer(cells, event.target)) event.preventDefault()
  }

  /** Dropping text from elsewhere would insert it into a price. */
  function onDrop(event: DragEvent<HTMLFormElement>) {
    if (findCellUnderPointer(cells, event.target)) event.preventDefault()
  }

  function onMouseOver({ target, buttons }: MouseEvent<HTMLFormElement>) {
    if ((buttons & PRIMARY_BUTTON) === 0) isDragging.current = false
    const { position } = findCellUnderPointer(cells, target) ?? {}
    if (!isDragging.current || !position || !block || isSamePosition(block.end, position)) return
    dispatch({ type: "select", block: { anchor: block.anchor, end: position } })
  }

  function onFocus({ target }: FocusEvent<HTMLFormElement>) {
    const found = findCell(cells, target)
    if (!found) return
    found.input.select()
    dispatch({ type: "focused", position: found.position })
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (findCell(cells, target)) dispatch({ type: "commit" })
  }

  function onCopy(event: ClipboardEvent<HTMLFormElement>) {
    if (!findCell(cells, event.target) || selectedCells.length === 0 || isEditing) return
    event.preventDefault()
    event.clipboardData.setData("text/plain", formatCells(selectedTexts))
    dispatch({ type: "copied", count: selectedCells.flat().length })
  }

  function onPaste(event: ClipboardEvent<HTMLFormElement>) {
    const { position } = findCell(cells, event.target) ?? {}
    const text = event.clipboardData.getData("text/plain")
    if (!position || isEditing) return
    const isSingle = isSingleCell(text)
    if (isSingle && selectedCells.length === 0) return // the browser pastes the text into the field
    event.preventDefault()
    const corner = topLeft(block ?? { anchor: position, end: position })
    const read = isSingle ? fillCells(selectedCells.flat(), text.trim()) : readBlock(text, corner)
    if (read.ok) dispatch({ type: "set", texts: read.texts, by: "paste" })
    else dispatch({ type: "refuse", problems: read.fieldErrors.map(problemMessage) })
  }

  function problemMessage({ line, column, errorCode, text }: PasteError): string {
    return messages.paste.fieldError(line, column, errorCode, text.slice(0, MAX_ERROR_TEXT_LENGTH))
  }

  return { onKeyDown, onMouseDown, onDragStart, onDrop, onMouseOver, onFocus, onBlur, onCopy, onPaste }
}

const PRIMARY_BUTTON = 1

type FoundCell = { cell: Cell; position: CellPosition | null; input: HTMLInputElement }

function findCell(cells: Cells, target: EventTarget | null): FoundCell | null {
  if (!(target instanceof HTMLInputElement)) return null
  const cell = [...cells.rows.flat(), ...cells.otherCells].find(({ id }) => id === target.id)
  return cell ? { cell, position: positionOf(cells, cell), input: target } : null
}

/** The cell under the pointer, which may be in the table cell beside the field. */
function findCellUnderPointer(cells: Cells, target: EventTarget): FoundCell | null {
  const tableCell = target instanceof Element ? target.closest("td") : null
  return findCell(cells, tableCell?.querySelector("input[id]") ?? target)
}

function fillCells(cells: readonly Cell[], text: string): ParsedPaste {
  return { ok: true, texts: new Map(cells.map(({ id }) => [id, text])) }
}

function submit({ current: form }: RefObject<HTMLFormElement | null>): void {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="preview"]'))
}
