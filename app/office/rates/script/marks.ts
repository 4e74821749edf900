import { editedPrices, readPrices, shownPrice } from "#domain/catalogue/price-changes.ts"
import { risingRates } from "#domain/catalogue/price-checks.ts"
import { type Prices, rateField, ratesIn, totalField, totalFromRate } from "#domain/catalogue/prices.ts"
import { formatRate } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { RatesScriptTexts } from "#messages/rates-script.ts"
import type { Cell, Vehicle } from "./sheet.ts"

/** Shows of every field of a vehicle whether it is another, cannot be read, or rises; and has totals follow their rates. */
export function markVehicle(vehicle: Vehicle, texts: RatesScriptTexts): void {
  const typed = Object.fromEntries(vehicle.cells.map((cell) => [cell.field, typedInto(cell)]))
  const { edits, faults } = readPrices(vehicle.seen, typed)
  const after = editedPrices(vehicle.seen, edits)
  const rising = risingRates(ratesIn(after))
  for (const cell of vehicle.cells) {
    followRate(cell, after)
    const fault = faults.find(({ field }) => field === cell.field)
    const rise = rising.find(({ tier }) => rateField(tier) === cell.field)
    const notes = [
      !showBefore(cell, texts) && isChanged(cell) && texts.rates.grid.was(beforeText(cell)),
      fault && texts.rates.amountFaults[fault.fault],
      rise && texts.rates.grid.above(rise.shorter),
      totalNote(cell, after, texts),
    ]
    mark(
      cell,
      notes.filter((note) => typeof note === "string"),
      Boolean(fault),
      Boolean(rise),
    )
  }
  showLadder(vehicle, after)
}

/** A total that the script took from its rate was typed by nobody. */
function typedInto({ input: { value, dataset } }: Cell): string {
  return value === dataset.derived ? (dataset.before ?? "") : value
}

function followRate(cell: Cell, after: Prices): void {
  const { input, field } = cell
  if (!field.startsWith("total-") || typedInto(cell) !== input.dataset.before) return
  input.value = shownPrice(after[field])
  cell.text = input.value
  if (isChanged(cell)) input.dataset.derived = input.value
  else delete input.dataset.derived
}

/** As prices are written: '9,500/='. */
function beforeText({ input: { dataset } }: Cell): string {
  return dataset.before ? `${dataset.before}/=` : ""
}

/** In the cell beside it, where there is one. @returns whether there is. */
function showBefore(cell: Cell, { rates }: RatesScriptTexts): boolean {
  const before = cell.input.closest("tr")?.querySelector<HTMLElement>(`[data-was="${cell.field}"]`)
  if (!before) return false
  before.textContent = isChanged(cell) ? beforeText(cell) : rates.vehicle.same
  before.toggleAttribute("data-same", !isChanged(cell))
  return true
}

function isChanged({ input }: Cell): boolean {
  return input.value.trim() !== input.dataset.before
}

/** Where the total that a rate makes is not the one that stands in its field. */
function totalNote({ field, input }: Cell, after: Prices, { rates }: RatesScriptTexts): string | null {
  const tier = TIERS.find(({ id }) => totalField(id) === field)
  if (!tier) return null
  const worked = totalFromRate(after, tier)
  const shown = input.value.trim()
  return shown === shownPrice(worked)
    ? rates.vehicle.totalAgrees(tier.nominalDays)
    : rates.vehicle.totalHint(tier.nominalDays, formatRate(worked))
}

function mark(cell: Cell, notes: readonly string[], isWrong: boolean, isRising: boolean): void {
  const { input } = cell
  const box = input.closest("td") ?? input.closest("[data-price]")
  box?.toggleAttribute("data-changed", isChanged(cell))
  box?.toggleAttribute("data-wrong", isWrong)
  if (isWrong) input.setAttribute("aria-invalid", "true")
  else input.removeAttribute("aria-invalid")
  const note = document.getElementById(`${input.id}-note`)
  if (!note) return
  note.toggleAttribute("data-above", isRising)
  note.replaceChildren(
    ...notes.flatMap((words, index) => (index > 0 ? [document.createElement("br"), words] : [words])),
  )
}

function showLadder(vehicle: Vehicle, after: Prices): void {
  const rates = ratesIn(after)
  const highest = Math.max(...Object.values(rates), 1)
  for (const rung of document.querySelectorAll<HTMLElement>("[data-rung]")) {
    const tier = TIERS.find(({ id }) => id === rung.dataset.rung)
    if (!tier || vehicle.cells.length === 0) continue
    rung.querySelector("svg")?.setAttribute("width", `${Math.round((rates[tier.id] / highest) * 100)}%`)
    const figure = rung.querySelector("span")
    if (figure) figure.textContent = formatRate(rates[tier.id])
  }
}
