import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react"
import { cellName } from "#app/office/rates/rate-fields.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type PriceTexts, priceFieldText } from "#domain/catalogue/price-changes.ts"
import { PRICE_FIELDS, type PriceField, type Prices } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { announcementText } from "./announcement-text.ts"
import type { CellPosition } from "./block.ts"
import { allCells, type Cell, type Cells, selectedColumns, selectedRows } from "./cells.ts"
import type { ParsedPaste } from "./clipboard.ts"
import { type GridState, type GridTexts, gridReducer, initialState } from "./grid-state.ts"
import { cachedShownPrices, type ShownPrice, type ShownPrices } from "./shown-prices.ts"
import { useGridEvents } from "./use-grid-events.ts"
import { useLeaveWarning } from "./use-leave-warning.ts"

type PriceGridInput = {
  vehicles: readonly Pick<PricedVehicle, "id" | "prices">[]
  cells: Cells
  /** The texts of the last submission. */
  priceTexts: GridTexts
  /** Parses a pasted block; `corner` is the position of its upper left cell. */
  readBlock: (text: string, corner: CellPosition) => ParsedPaste
}

/** The props of a vehicle's row, which are equal until something in the row changes, for memoization. */
export type RowState = {
  shownPrices: ShownPrices
  draft: GridState["draft"]
  typeText: (id: string, text: string) => void
  /** Columns of the selection, from 0; -1 if none is selected. */
  selectedFrom: number
  selectedTo: number
}

/**
 * A form of prices that works like a spreadsheet: arrow keys, selection, copy and paste, undo. It submits the same fields as without
 * scripts.
 */
export function usePriceGrid({ vehicles, cells, priceTexts, readBlock }: PriceGridInput) {
  const messages = useMessages().officeRates
  const form = useRef<HTMLFormElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const reduce = useMemo(() => gridReducer(cells), [cells])
  const [state, dispatch] = useReducer(reduce, priceTexts, (texts) =>
    initialState(initialTexts(vehicles, texts)),
  )
  const { texts, steps, draft, focusRequest } = state
  const computePrices = useMemo(() => cachedShownPrices(isHydrated), [isHydrated])
  const shownPricesById = useMemo(
    () => computeShownPrices(vehicles, texts, computePrices),
    [vehicles, texts, computePrices],
  )
  const gridCells = useMemo(() => allCells(cells), [cells])
  const changedCount = gridCells.filter((cell) => shownPriceAt(shownPricesById, cell)?.isChanged).length
  const selectedCells = selectedRows(cells, state.block)
  const selectedTexts = selectedCells.map((row) =>
    row.map((cell) => shownPriceAt(shownPricesById, cell)?.text ?? ""),
  )
  const typeText = useCallback((id: string, text: string) => dispatch({ type: "type", id, text }), [])
  const events = useGridEvents({ form, cells, state, dispatch, readBlock, selectedCells, selectedTexts })

  function vehiclePrices(vehicleId: string): ShownPrices {
    const prices = shownPricesById[vehicleId]
    if (!prices) throw new Error(`the form has no vehicle ${vehicleId}`)
    return prices
  }

  /** A price as its field shows it now. */
  function shownPrice(vehicleId: string, field: PriceField): ShownPrice {
    const price = vehiclePrices(vehicleId).fields[field]
    return draft?.id === cellName(vehicleId, field) ? { ...price, text: draft.text } : price
  }

  function rowState(vehicleId: string): RowState {
    const columns = selectedColumns(cells, state.block, vehicleId)
    const isTyping = gridCells.some((cell) => cell.id === draft?.id && cell.vehicleId === vehicleId)
    return { shownPrices: vehiclePrices(vehicleId), draft: isTyping ? draft : null, typeText, ...columns }
  }

  useEffect(() => {
    dispatch({ type: "adopt", texts: fieldTextsOf(form, gridCells) })
    setHydrated(true)
  }, [gridCells])
  useLayoutEffect(() => focusField(form, focusRequest), [focusRequest])
  useLeaveWarning(form, changedCount > 0 || draft !== null)

  return {
    isHydrated,
    form: { ref: form, ...events },
    state,
    dispatch,
    typeText,
    vehiclePrices,
    shownPrice,
    rowState,
    selectedCells: selectedCells.flat(),
    announcement: announcementText(state.announcement, messages),
    bar: {
      isHydrated,
      changedCount,
      canUndo: steps.done.length > 0,
      canRedo: steps.undone.length > 0,
      undo: () => dispatch({ type: "undo", movesFocus: false }),
      redo: () => dispatch({ type: "redo", movesFocus: false }),
    },
  }
}

/** The texts of all fields: the stored prices, and the submitted texts over them. */
function initialTexts(vehicles: PriceGridInput["vehicles"], priceTexts: GridTexts): GridTexts {
  return Object.fromEntries(
    vehicles.map(({ id, prices }) => [id, { ...fieldTexts(prices), ...priceTexts[id] }]),
  )
}

function fieldTexts(prices: Prices): PriceTexts {
  return Object.fromEntries(PRICE_FIELDS.map((field) => [field, priceFieldText(prices[field])]))
}

/** The shown prices by vehicle id. */
type ShownPricesById = Readonly<Record<string, ShownPrices>>

function computeShownPrices(
  vehicles: PriceGridInput["vehicles"],
  texts: GridTexts,
  computePrices: ReturnType<typeof cachedShownPrices>,
): ShownPricesById {
  return Object.fromEntries(vehicles.map(({ id, prices }) => [id, computePrices(prices, texts[id] ?? {})]))
}

function shownPriceAt(shownPricesById: ShownPricesById, { vehicleId, field }: Cell): ShownPrice | undefined {
  return shownPricesById[vehicleId]?.fields[field]
}

function fieldTextsOf({ current: form }: RefObject<HTMLFormElement | null>, cells: readonly Cell[]) {
  const data = form ? new FormData(form) : new FormData()
  const texts = cells.flatMap(({ id }) => {
    const text = data.get(id)
    return typeof text === "string" ? [[id, text] as const] : []
  })
  return new Map(texts)
}

/** Focuses a field and selects its text, so that typing replaces it. */
function focusField(
  { current: form }: RefObject<HTMLFormElement | null>,
  field: { id: string } | null,
): void {
  const input = field && form?.elements.namedItem(field.id)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}
