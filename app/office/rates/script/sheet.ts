import { readSeen, type Sheet as SeenVehicle } from "#app/office/rates/sheet-in-form.ts"
import { shownPrice } from "#domain/catalogue/price-changes.ts"
import { limitsOf, PRICE_FIELDS, type PriceField } from "#domain/catalogue/prices.ts"
import { readAmount } from "#domain/pricing/typed-amount.ts"
import type { RatesScriptTexts } from "#messages/rates-script.ts"
import { type Block, isInBlock, type Place, type Size, sizeOf } from "./block.ts"
import { markVehicle } from "./marks.ts"
import { NO_STEPS, redo, type Step, type Steps, undo, withStep } from "./steps.ts"

/** One field of the sheet. `place` is null for one that stands beside the table. */
export type Cell = {
  input: HTMLInputElement
  field: PriceField
  vehicle: Vehicle
  place: Place | null
  /** Its text when it was last left, as the steps know it. */
  text: string
}

export type Vehicle = Omit<SeenVehicle, "typed"> & { cells: Cell[] }

/** The form as the script works with it. */
export type Sheet = {
  form: HTMLFormElement
  texts: RatesScriptTexts
  vehicles: readonly Vehicle[]
  size: Size
  cellAt: (place: Place) => Cell | null
  /** The cell of a field of the form; null for any other element. */
  cellOf: (element: EventTarget | null) => Cell | null
  /** Whether what is typed goes into the text of the cell, instead of replacing it. */
  isEditing: boolean
  block: Block | null
  select: (block: Block) => void
  /** The cells that are selected, if they are more than one. */
  selected: () => Cell[]
  focus: (cell: Cell) => void
  /** Takes over what was typed into a cell. */
  commit: (cell: Cell) => void
  /** Sets texts of cells in one step, which can be taken back. @returns how many became others. */
  setTexts: (texts: ReadonlyMap<Cell, string>) => number
  undo: () => void
  redo: () => void
  changedCount: () => number
  /** Tells something to those who do not see it. */
  say: (words: string) => void
  /** Shows what is wrong above the table; nothing where nothing is. */
  showProblems: (words: readonly string[]) => void
}

export function openSheet(form: HTMLFormElement, texts: RatesScriptTexts): Sheet {
  const vehicles = vehiclesIn(form)
  const cells = vehicles.flatMap((vehicle) => vehicle.cells)
  const byInput = new Map<EventTarget, Cell>(cells.map((cell) => [cell.input, cell]))
  const byId = new Map(cells.map((cell) => [cell.input.id, cell]))
  const places = cells.flatMap(({ place }) => place ?? [])
  let steps: Steps = NO_STEPS

  const sheet: Sheet = {
    form,
    texts,
    vehicles,
    size: {
      rows: Math.max(0, ...places.map(({ row }) => row)) + 1,
      columns: Math.max(0, ...places.map(({ column }) => column)) + 1,
    },
    cellAt: ({ row, column }) =>
      cells.find(({ place }) => place?.row === row && place.column === column) ?? null,
    cellOf: (element) => (element && byInput.get(element)) ?? null,
    isEditing: false,
    block: null,
    select(block) {
      sheet.block = block
      const size = sizeOf(block)
      const isMany = size.rows * size.columns > 1
      for (const { input, place } of cells) {
        input
          .closest("td")
          ?.toggleAttribute("data-selected", isMany && place !== null && isInBlock(block, place))
      }
      if (isMany) sheet.say(texts.rates.selected(size.rows, size.columns))
    },
    selected() {
      const { block } = sheet
      const inside = block ? cells.filter(({ place }) => place && isInBlock(block, place)) : []
      return inside.length > 1 ? inside : []
    },
    focus(cell) {
      cell.input.focus()
      cell.input.select()
    },
    commit(cell) {
      const typed = cell.input.value
      if (typed === cell.text) return
      step([{ cell, to: tidied(cell.field, typed) }])
    },
    setTexts: (toSet) => step([...toSet].map(([cell, to]) => ({ cell, to: tidied(cell.field, to) }))),
    undo: () => goBack(undo(steps), texts.rates.undone),
    redo: () => goBack(redo(steps), texts.rates.redone),
    changedCount: () => cells.filter(({ input }) => input.value.trim() !== input.dataset.before).length,
    say: (words) => tell("[data-said]", words),
    showProblems(words) {
      const box = form.querySelector<HTMLElement>("[data-problems]")
      box?.querySelector("ul")?.replaceChildren(...words.map((line) => listItem(line)))
      if (box) box.hidden = words.length === 0
    },
  }

  function step(changes: { cell: Cell; to: string }[]): number {
    const done: Step = changes.map(({ cell, to }) => ({ id: cell.input.id, from: cell.text, to }))
    steps = withStep(steps, done)
    setAll(new Map(done.map(({ id, to }) => [id, to])))
    return done.filter(({ from, to }) => from !== to).length
  }

  function goBack(way: ReturnType<typeof undo>, words: string) {
    if (!way) return
    steps = way.steps
    setAll(way.texts)
    const [first] = way.texts.keys()
    const cell = byId.get(first ?? "")
    if (cell && sheet.cellOf(document.activeElement)) sheet.focus(cell)
    sheet.say(words)
  }

  function setAll(toSet: ReadonlyMap<string, string>) {
    const touched = new Set<Vehicle>()
    for (const [id, text] of toSet) {
      const cell = byId.get(id)
      if (!cell) continue
      cell.input.value = text
      cell.text = text
      touched.add(cell.vehicle)
    }
    for (const vehicle of touched) markVehicle(vehicle, texts)
    tellCount()
  }

  function tellCount() {
    const count = sheet.changedCount()
    tell("[data-count]", count === 0 ? texts.rates.bar.none : texts.rates.bar.changed(count))
    enable("[data-undo]", steps.done.length > 0)
    enable("[data-redo]", steps.undone.length > 0)
    for (const remark of document.querySelectorAll<HTMLElement>("[data-while-changed]")) {
      remark.hidden = count === 0
    }
  }

  /** It keeps the focus when there is nothing more to take back. */
  function enable(selector: string, isEnabled: boolean) {
    const button = form.querySelector<HTMLElement>(selector)
    button?.removeAttribute("hidden")
    button?.setAttribute("aria-disabled", String(!isEnabled))
  }

  function tell(selector: string, words: string) {
    const place = form.querySelector(selector)
    if (place && place.textContent !== words) place.textContent = words
  }

  form.querySelector("[data-undo]")?.addEventListener("click", () => sheet.undo())
  form.querySelector("[data-redo]")?.addEventListener("click", () => sheet.redo())
  form.querySelector("[data-keys]")?.removeAttribute("hidden")
  for (const vehicle of vehicles) markVehicle(vehicle, texts)
  tellCount()
  return sheet
}

/** An amount as fields have it; what is none stays as it was typed. */
function tidied(field: PriceField, typed: string): string {
  const read = readAmount(typed, limitsOf(field))
  return read.ok ? shownPrice(read.amount) : typed.trim()
}

function vehiclesIn(form: HTMLFormElement): Vehicle[] {
  const rows = [...form.querySelectorAll("[data-row]")]
  return [...form.querySelectorAll<HTMLInputElement>('input[name="seen"]')].flatMap((seen) => {
    const read = readSeen(seen.value)
    if (!read) return []
    const vehicle: Vehicle = { ...read, cells: [] }
    vehicle.cells = PRICE_FIELDS.flatMap((field) => {
      const input = form.elements.namedItem(`${field}.${vehicle.vehicleId}`)
      if (!(input instanceof HTMLInputElement)) return []
      return [{ input, field, vehicle, place: placeOf(input, rows), text: input.value }]
    })
    return [vehicle]
  })
}

function placeOf(input: HTMLInputElement, rows: readonly Element[]): Place | null {
  const row = rows.findIndex((each) => each.contains(input))
  if (row < 0) return null
  const fields = [...(rows[row]?.querySelectorAll("input[data-before]") ?? [])]
  return { row, column: fields.indexOf(input) }
}

function listItem(words: string): HTMLLIElement {
  return Object.assign(document.createElement("li"), { textContent: words })
}
