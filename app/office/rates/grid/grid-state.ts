import { type PriceTexts, priceFieldText } from "#domain/catalogue/price-changes.ts"
import { amountLimits, type PriceField } from "#domain/catalogue/prices.ts"
import { readAmount } from "#domain/pricing/typed-amount.ts"
import { type Block, type CellPosition, isSamePosition, movedPosition, type Size, sizeOf } from "./block.ts"
import { allCells, type Cell, type Cells, cellAt, sizeOfTable } from "./cells.ts"
import { NO_STEPS, redo, type Steps, undo, withStep } from "./steps.ts"

/** The texts of the fields, by vehicle id. If one vehicle changes, the objects of the others stay the same, for memoization. */
export type GridTexts = Readonly<Record<string, PriceTexts>>

export type GridState = {
  texts: GridTexts
  /** The text being typed into a field, until the field is left. */
  draft: { id: string; text: string } | null
  /** Whether keys go into the text of the focused field instead of moving through the table. */
  isEditing: boolean
  /** The selected cells. A block of one cell only marks the last focused cell. */
  block: Block | null
  steps: Steps
  /** The field that receives the focus after the next render. Each request is a new object, so that it triggers the effect. */
  focusRequest: { id: string } | null
  announcement: Announcement | null
  /** The reasons why the last paste or change by per cent was refused. */
  problems: readonly string[]
}

/** A message for screen readers. `count` is the number of copied or pasted fields, `changedCount` of those that changed. */
export type Announcement =
  | ({ about: "selected" } & Size)
  | { about: "copied"; count: number }
  | { about: "pasted"; count: number; changedCount: number }
  | { about: "percent"; changedCount: number }
  | { about: "undone" | "redone" }

/** A change of several fields in one step. */
type SetTexts = { type: "set"; texts: ReadonlyMap<string, string>; by: "paste" | "percent" }

export type GridAction =
  | SetTexts
  /** The text of a field changed by typing. */
  | { type: "type"; id: string; text: string }
  /** 'edit': keys go into the text of the focused field. 'commit': the field was left. */
  | { type: "edit" | "commit" }
  | { type: "move"; from: CellPosition | null; key: string; isExtending: boolean }
  /** Discards the text being typed, and the selection. */
  | { type: "cancel"; cell: Cell; position: CellPosition | null }
  | { type: "undo" | "redo"; movesFocus: boolean }
  | { type: "select"; block: Block; movesFocus?: boolean }
  | { type: "selectAll" }
  /** Clears the selection, because vehicles were checked. */
  | { type: "unselect" }
  /** A field received the focus. */
  | { type: "focused"; position: CellPosition | null }
  | { type: "copied"; count: number }
  | { type: "refuse"; problems: readonly string[] }
  /** Takes over the texts of the fields, which were typed before hydration or restored by the browser. */
  | { type: "adopt"; texts: ReadonlyMap<string, string> }

export function initialState(texts: GridTexts): GridState {
  return {
    texts,
    draft: null,
    isEditing: false,
    block: null,
    steps: NO_STEPS,
    focusRequest: null,
    announcement: null,
    problems: [],
  }
}

/** @returns the reducer of a form with these cells */
export function gridReducer(cells: Cells) {
  const byId = new Map(allCells(cells).map((cell) => [cell.id, cell]))

  return function reduce(state: GridState, action: GridAction): GridState {
    switch (action.type) {
      case "type":
        return { ...state, draft: { id: action.id, text: action.text }, isEditing: true }
      case "edit":
        return { ...state, isEditing: true }
      case "commit":
        return withCommittedDraft(state)
      case "move":
        return afterMove(withCommittedDraft(state), action)
      case "cancel": {
        const { cell, position } = action
        const next = { ...state, draft: null, isEditing: false, focusRequest: { id: cell.id } }
        return position ? { ...next, block: { anchor: position, end: position } } : next
      }
      case "set":
        return afterSet(state, action)
      case "undo":
      case "redo":
        return afterStep(state, action)
      case "select":
        return withSelection(state, action.block, action.movesFocus ?? false)
      case "selectAll": {
        const { rows, columns } = sizeOfTable(cells)
        const end = { row: rows - 1, column: columns - 1 }
        return withSelection(state, { anchor: { row: 0, column: 0 }, end }, false)
      }
      case "unselect":
        return { ...state, block: null }
      case "focused":
        return { ...state, block: blockAfterFocus(state.block, action.position), isEditing: false }
      case "copied":
        return { ...state, announcement: { about: "copied", count: action.count } }
      case "refuse":
        return { ...state, problems: action.problems }
      case "adopt":
        return { ...state, texts: withTexts(state.texts, action.texts) }
    }
  }

  function withCommittedDraft(state: GridState): GridState {
    return state.draft ? withChangedTexts(state, new Map([[state.draft.id, state.draft.text]])) : state
  }

  function withChangedTexts(state: GridState, changedTexts: ReadonlyMap<string, string>): GridState {
    const step = [...changedTexts].flatMap(([id, text]) => {
      const cell = byId.get(id)
      return cell ? [{ id, from: textIn(state.texts, cell), to: formatPrice(cell.field, text) }] : []
    })
    const texts = withTexts(state.texts, new Map(step.map(({ id, to }) => [id, to])))
    return { ...state, draft: null, steps: withStep(state.steps, step), texts }
  }

  function afterSet(state: GridState, { texts, by }: SetTexts): GridState {
    const next = withChangedTexts(state, texts)
    const changedCount = [...byId.values()].filter(
      (cell) => textIn(next.texts, cell) !== textIn(state.texts, cell),
    ).length
    const announcement: Announcement =
      by === "paste"
        ? { about: "pasted", count: texts.size, changedCount }
        : { about: "percent", changedCount }
    return { ...next, announcement, problems: [] }
  }

  function afterMove(state: GridState, { from, key, isExtending }: Extract<GridAction, { type: "move" }>) {
    const end = from && movedPosition(from, key, sizeOfTable(cells))
    if (!end) return state
    return withSelection(state, { anchor: isExtending ? (state.block?.anchor ?? end) : end, end }, true)
  }

  function afterStep(state: GridState, { type, movesFocus }: Extract<GridAction, { type: "undo" | "redo" }>) {
    const result = type === "undo" ? undo(state.steps) : redo(state.steps)
    if (!result) return state
    const [id] = result.texts.keys()
    return {
      ...state,
      draft: null,
      steps: result.steps,
      texts: withTexts(state.texts, result.texts),
      announcement: { about: type === "undo" ? "undone" : "redone" } as const,
      focusRequest: movesFocus && id ? { id } : state.focusRequest,
    }
  }

  function withSelection(state: GridState, block: Block, movesFocus: boolean): GridState {
    const size = sizeOf(block)
    const target = movesFocus ? cellAt(cells, block.end) : null
    return {
      ...state,
      block,
      isEditing: false,
      announcement: size.rows * size.columns > 1 ? { about: "selected", ...size } : state.announcement,
      focusRequest: target ? { id: target.id } : state.focusRequest,
    }
  }

  function withTexts(texts: GridTexts, newTexts: ReadonlyMap<string, string>): GridTexts {
    const next = { ...texts }
    for (const [id, text] of newTexts) {
      const cell = byId.get(id)
      if (!cell || textIn(next, cell) === text) continue
      next[cell.vehicleId] = { ...next[cell.vehicleId], [cell.field]: text }
    }
    return next
  }
}

export function textIn(texts: GridTexts, { vehicleId, field }: Cell): string {
  return texts[vehicleId]?.[field] ?? ""
}

/** Formats an amount as the fields show it; trims any other text. */
function formatPrice(field: PriceField, text: string): string {
  const read = readAmount(text, amountLimits(field))
  return read.ok ? priceFieldText(read.amount) : text.trim()
}

/** Moving the focus begins a new selection, except to the end of a selection that is being extended. */
function blockAfterFocus(block: Block | null, position: CellPosition | null): Block | null {
  return !position || isSamePosition(block?.end, position) ? block : { anchor: position, end: position }
}
