import { limitsOf, rateField } from "#domain/catalogue/prices.ts"
import { changeByPercent, ROUNDING_STEPS, readPercent } from "#domain/pricing/percent-change.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { amountText, readAmount } from "#domain/pricing/typed-amount.ts"
import type { Cell, Sheet } from "./sheet.ts"

/** Changes what is selected, or else what is ticked, at once in the table: it is one step, and nothing is saved by it. */
export function handlePercent(sheet: Sheet): void {
  const tool = sheet.form.querySelector<HTMLElement>("[data-percent]")
  const button = tool?.querySelector<HTMLButtonElement>('button[value="percent"]')
  const amount = tool?.querySelector<HTMLInputElement>("#percent")
  if (!tool || !button || !amount) return
  const advice = tool.querySelector<HTMLElement>("[data-advice]")
  if (advice) advice.textContent = advice.dataset.advice ?? ""
  button.textContent = button.dataset.press ?? ""
  const change = (event: Event) => {
    event.preventDefault()
    changeCells(sheet, amount)
  }
  button.addEventListener("click", change)
  amount.addEventListener("keydown", (event) => {
    if (event.key === "Enter") change(event)
  })
}

function changeCells(sheet: Sheet, amount: HTMLInputElement): void {
  const { percent: texts } = sheet.texts.rates
  const selected = sheet.selected()
  const cells = selected.length > 0 ? selected : tickedCells(sheet)
  const change = readPercent(amount.value)
  if (change === null || cells.length === 0) {
    sheet.showProblems([change === null ? texts.wrong : texts.nothingChosen])
    if (change === null) amount.focus()
    return
  }
  const step = ROUNDING_STEPS.find((known) => String(known) === chosen(sheet, "step")) ?? 1
  const changed = cells.flatMap((cell): [Cell, string][] => {
    const read = readAmount(cell.input.value, limitsOf(cell.field))
    return read.ok ? [[cell, amountText(changeByPercent(read.amount, change, step))]] : []
  })
  const count = sheet.setTexts(new Map(changed))
  sheet.showProblems([])
  sheet.say(texts.done(count))
}

function tickedCells({ form, vehicles }: Sheet): Cell[] {
  const data = new FormData(form)
  const [picked, tiers] = [data.getAll("pick"), data.getAll("tier")]
  const fields = TIERS.filter(({ id }) => tiers.includes(id)).map(({ id }) => rateField(id))
  return vehicles
    .filter(({ vehicleId }) => picked.includes(vehicleId))
    .flatMap(({ cells }) => cells.filter(({ field }) => fields.some((each) => each === field)))
}

function chosen({ form }: Sheet, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === "string" ? value : ""
}
