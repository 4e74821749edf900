import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { fetchPage } from "#app/islands/fetch-page.ts"
import { INSERTED_EVENT } from "#app/islands/inserted-event.ts"
import { islandData } from "#app/islands/island-data.ts"
import { planPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_STOPS } from "#domain/trip/plan.ts"
import { applyStep } from "#domain/trip/steps.ts"
import { RESULT_ID } from "./plan-ids.ts"
import type { StopRowData, StopRowsProps } from "./stop-rows-props.ts"

/** A row with a key that stays the same when the row moves. */
type Row = StopRowData & { key: number }

/** A step that changed the rows: its action, and the number of the changed row, from 1. */
type Change = { action: string; row: number }

/** The delay before the plan is fetched. Several quick steps fetch it once and make one history entry. */
const FETCH_DELAY_MS = 300

/**
 * The rows of the form. `change` applies a step to them at once; the plan of the changed form is then fetched and shown, and its
 * URL becomes an entry of the history. The texts of the fields stay as they are.
 */
export function useStopRows(
  initial: Pick<StopRowsProps, "rows" | "order">,
  list: RefObject<HTMLOListElement | null>,
) {
  const messages = useMessages().stopRows
  const [rows, setRows] = useState(() => withEmptyRows(initial.rows))
  const [order, setOrder] = useState(initial.order)
  const [status, setStatus] = useState("")
  const [isBusy, setBusy] = useState(false)
  const [lastChange, setLastChange] = useState<Change | null>(null)
  const nextKey = useRef(rows.length)
  const pushUrl = usePushUrl()

  function change(step: string) {
    const [action = ""] = step.split("-")
    const newRow = { ...EMPTY_ROW, key: nextKey.current++ }
    const { rows: changedRows, row } = applyStep(step, rows, newRow)
    // The step changes nothing, for example up in the first row.
    if (changedRows.length === rows.length && changedRows[row - 1] === rows[row - 1]) return
    setStatus(statusOf(action, changedRows, row))
    setRows(changedRows.length > 0 ? changedRows : [newRow])
    setLastChange({ action, row })
    // An empty row changes no plan.
    if (action !== "add") setBusy(true)
  }

  function statusOf(action: string, changedRows: readonly Row[], number: number): string {
    const texts = textsIn(list.current)
    const textOf = (row: Row | undefined) => (row && texts[rows.indexOf(row)]) || ""
    const removedText = textOf(rows.find((row) => !changedRows.includes(row)))
    if (action === "add") return changedRows.length === MAX_STOPS ? messages.noMore : ""
    if (action === "remove") return removedText && messages.removed(removedText)
    const movedRow = changedRows[number - 1]
    const stops = changedRows.filter(textOf)
    return movedRow && textOf(movedRow)
      ? messages.moved(textOf(movedRow), stops.indexOf(movedRow) + 1, stops.length)
      : ""
  }

  useLayoutEffect(() => {
    if (lastChange) focusAfter(lastChange, list.current)
  }, [lastChange, list])

  // A row that is added while a plan is fetched begins the fetch again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once for each change
  useEffect(() => {
    const form = list.current?.closest("form")
    if (!form || !lastChange || !isBusy) return
    const controller = new AbortController()
    const timer = setTimeout(() => void showPlan(form, controller.signal), FETCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [lastChange])

  async function showPlan(form: HTMLFormElement, signal: AbortSignal) {
    const url = urlOf(form)
    const page = await fetchPage(url, signal)
    if (signal.aborted) return
    const newProps = page && replaceResult(page)
    setBusy(false)
    setRows((current) => current.map((row, index) => ({ ...row, ...computedFields(newProps?.rows[index]) })))
    setOrder(newProps?.order ?? null)
    if (!newProps) return setStatus(messages.notUpdated)
    pushUrl(url)
    if (!order || !newProps.order) return
    const { km, hours, isEstimate } = newProps.order
    setStatus((stepText) =>
      `${stepText} ${messages.changed(km - order.km, hours - order.hours, isEstimate || order.isEstimate)}`.trim(),
    )
  }

  return { rows, order, status, isBusy, change }
}

const EMPTY_ROW: StopRowData = { stop: "", nights: "", error: null, up: null, down: null }
/** The number of empty rows of a form without stops. */
const EMPTY_ROW_COUNT = 3

/** The rows of the query, with an empty one at the end. */
function withEmptyRows(rows: readonly StopRowData[]): readonly Row[] {
  const emptyCount =
    rows.length === 0 ? EMPTY_ROW_COUNT : rows.length < MAX_STOPS && rows.at(-1)?.stop !== "" ? 1 : 0
  return [...rows, ...Array<StopRowData>(emptyCount).fill(EMPTY_ROW)].map((row, key) => ({ ...row, key }))
}

/** The parts of a row that the server computes. */
function computedFields({ error, up, down }: StopRowData = EMPTY_ROW) {
  return { error, up, down }
}

/** The texts of the rows, in their order. */
function textsIn(list: HTMLOListElement | null): string[] {
  const fields = list?.querySelectorAll<HTMLInputElement>("input[name=stop]") ?? []
  return [...fields].map(({ value }) => value.trim())
}

/** The URL that the form opens, without a fragment. */
function urlOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return planPath(new URLSearchParams(fields))
}

/**
 * Replaces the plan in the document with the plan of a fetched page.
 * @returns the data of its rows; null if the page has no plan
 */
function replaceResult(page: Document): StopRowsProps | null {
  const current = document.getElementById(RESULT_ID)
  const result = page.getElementById(RESULT_ID)
  const island = page.querySelector("[data-island=stopRows]")
  if (!current || !result || !island) return null
  current.replaceWith(document.adoptNode(result))
  result.dispatchEvent(new Event(INSERTED_EVENT, { bubbles: true }))
  return islandData(island).props as StopRowsProps // as stop-rows.tsx rendered it on the server
}

/**
 * Sets the focus after a step: to a new row, or, if the used button is gone, to another button of the row. React preserves the
 * focus on a row that moves.
 */
function focusAfter({ action, row }: Change, list: HTMLOListElement | null): void {
  if (action !== "add" && list?.contains(document.activeElement)) return
  const selector = { add: "input", remove: "[value^=remove]" }[action] ?? "[name=step]"
  list?.children[row - 1]?.querySelector<HTMLElement>(selector)?.focus()
}

/** Adds a URL to the history. Going back or forward to such a URL reloads the page, so that the form has the rows of that URL. */
function usePushUrl() {
  const search = useRef("")
  useEffect(() => {
    search.current = location.search
    const reload = () => location.search !== search.current && location.reload()
    addEventListener("popstate", reload)
    return () => removeEventListener("popstate", reload)
  }, [])
  return (url: string) => {
    history.pushState(null, "", url)
    search.current = location.search
  }
}
