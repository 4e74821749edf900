/** The limit of a figure. */
export type Budget = { atLeast: number } | { atMost: number }

/** One measurement. `value` is null if this machine cannot measure it; the note has the reason. */
export type Figure = { label: string; value: number | null; unit: string; budget?: Budget; note?: string }

/** A group of measurements, in a file of its own under `measures/`. */
export type Measure = { name: string; title: string; run: (options: Options) => Promise<Figure[]> }

/** `scale` shortens every round, for trial runs. */
export type Options = { scale: number }

export function notMeasured(label: string, reason: string): Figure {
  return { label, value: null, unit: "", note: `not measured: ${reason}` }
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The smallest value that `percent` of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error("nothing was measured")
  return value
}

/** Whether a figure is within its budget; null without a budget or without a value. */
export function meetsBudget({ value, budget }: Figure): boolean | null {
  return value === null || !budget ? null : isWithin(budget, value)
}

export function isWithin(budget: Budget, value: number): boolean {
  return "atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost
}

const HEADINGS = ["", "measured", "budget", "", "note"]

export function figuresTable(figures: readonly Figure[]): string {
  return markdownTable([HEADINGS, ...figures.map(cellsOf)])
}

/** A Markdown table with aligned columns. The first row is the header. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`
  const [head = "", ...body] = rows.map(line)
  return [head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n")
}

function cellsOf(figure: Figure): string[] {
  const { label, value, unit, budget, note = "" } = figure
  const limit =
    budget && ("atLeast" in budget ? `≥ ${formatNumber(budget.atLeast)}` : `≤ ${formatNumber(budget.atMost)}`)
  const verdict = { true: "kept", false: "MISSED", null: "" }[String(meetsBudget(figure))] ?? ""
  return [label, value === null ? "–" : `${formatNumber(value)} ${unit}`.trim(), limit ?? "", verdict, note]
}

/** Shows three significant digits, the precision of these measurements. */
function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }
  return new Intl.NumberFormat("en", digits).format(value)
}
