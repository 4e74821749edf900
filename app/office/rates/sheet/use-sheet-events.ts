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
import { asText, cornerOf, isOneAmount, type ReadBlock } from "./clipboard.ts"
import { actionForKey } from "./keys.ts"
import type { SheetAction, SheetState } from "./sheet-state.ts"

type EventParts = {
  form: RefObject<HTMLFormElement | null>
  cells: Cells
  state: SheetState
  dispatch: (action: SheetAction) => void
  readBlock: (text: string, corner: CellPosition) => ReadBlock
  selected: readonly (readonly Cell[])[]
  selectedTexts: readonly (readonly string[])[]
}

/** The event handlers of the form. They dispatch actions for events of cells, and leave other events to the browser. */
export function useSheetEvents({
  form,
  cells,
  state,
  dispatch,
  readBlock,
  selected,
  selectedTexts,
}: EventParts) {
  const messages = useMessages().officeRates
  const isDragging = useRef(false)
  const { block, isEditing } = state

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const found = cellIn(cells, event.target)
    if (!found || event.nativeEvent.isComposing) return
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const pressed = { key, shiftKey, altKey, isCommand: ctrlKey || metaKey }
    const action = actionForKey(pressed, { ...found, isEditing })
    if (!action) return
    event.preventDefault()
    if (action.type === "submit") return submit(form)
    dispatch(action)
    if (action.type === "edit")
      found.input.setSelectionRange(found.input.value.length, found.input.value.length)
  }

  /** A click selects a cell, a second one edits its text; with Shift it extends the selection. */
  function onMouseDown(event: MouseEvent<HTMLFormElement>) {
    const { input, position } = cellIn(cells, event.target) ?? {}
    if (!position || event.button !== 0) return
    const anchor = event.shiftKey ? block?.anchor : undefined
    isDragging.current = true
    if (document.activeElement === input && !anchor) {
      dispatch({ type: "select", block: { anchor: position, end: position } })
      return dispatch({ type: "edit" })
    }
    event.preventDefault()
    dispatch({ type: "select", block: { anchor: anchor ?? position, end: position }, focuses: true })
  }

  /** Dragging the selected text of a cell would move its price into another cell, and leave the cell empty. */
  function onDragStart(event: DragEvent<HTMLFormElement>) {
    if (cellUnder(cells, event.target)) event.preventDefault()
  }

  /** Dropping text from elsewhere would insert it into a price. */
  function onDrop(event: DragEvent<HTMLFormElement>) {
    if (cellUnder(cells, event.target)) event.preventDefault()
  }

  function onMouseOver({ target, buttons }: MouseEvent<HTMLFormElement>) {
    if ((buttons & PRIMARY_BUTTON) === 0) isDragging.current = false
    const { position } = cellUnder(cells, target) ?? {}
    if (!isDragging.current || !position || !block || isSamePosition(block.end, position)) return
    dispatch({ type: "select", block: { anchor: block.anchor, end: position } })
  }

  function onFocus({ target }: FocusEvent<HTMLFormElement>) {
    const found = cellIn(cells, target)
    if (!found) return
    found.input.select()
    dispatch({ type: "focused", position: found.position })
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (cellIn(cells, target)) dispatch({ type: "commit" })
  }

  function onCopy(event: ClipboardEvent<HTMLFormElement>) {
    if (!cellIn(cells, event.target) || selected.length === 0 || isEditing) return
    event.preventDefault()
    event.clipboardData.setData("text/plain", asText(selectedTexts))
    dispatch({ type: "copied", count: selected.flat().length })
  }

  function onPaste(event: ClipboardEvent<HTMLFormElement>) {
    const { position } = cellIn(cells, event.target) ?? {}
    const text = event.clipboardData.getData("text/plain")
    if (!position || isEditing) return
    const isOne = isOneAmount(text)
    if (isOne && selected.length === 0) return // the browser pastes it into the field
    event.preventDefault()
    const corner = cornerOf(block ?? { anchor: position, end: position })
    const read = isOne ? filled(selected.flat(), text.trim()) : readBlock(text, corner)
    if (read.ok) dispatch({ type: "set", texts: read.texts, by: "paste" })
    else dispatch({ type: "refuse", problems: read.fieldErrors.map(problemMessage) })
  }

  function problemMessage({ line, column, errorCode, text }: PasteError): string {
    return messages.paste.errorCode(line, column, errorCode, text.slice(0, MAX_SHOWN))
  }

  return { onKeyDown, onMouseDown, onDragStart, onDrop, onMouseOver, onFocus, onBlur, onCopy, onPaste }
}

const PRIMARY_BUTTON = 1
/** Characters of a pasted cell in an error message. */
const MAX_SHOWN = 60

type FoundCell = { cell: Cell; position: CellPosition | null; input: HTMLInputElement }

function cellIn(cells: Cells, target: EventTarget | null): FoundCell | null {
  if (!(target instanceof HTMLInputElement)) return null
  const cell = [...cells.rows.flat(), ...cells.others].find(({ id }) => id === target.id)
  return cell ? { cell, position: positionOf(cells, cell), input: target } : null
}

/** The cell under the pointer, which may be in the table cell beside the field. */
function cellUnder(cells: Cells, target: EventTarget): FoundCell | null {
  const tableCell = target instanceof Element ? target.closest("td") : null
  return cellIn(cells, tableCell?.querySelector("input[id]") ?? target)
}

function filled(cells: readonly Cell[], text: string): ReadBlock {
  return { ok: true, texts: new Map(cells.map(({ id }) => [id, text])) }
}

function submit({ current: form }: RefObject<HTMLFormElement | null>): void {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="preview"]'))
}
