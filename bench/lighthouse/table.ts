import { type Budget, isWithin, markdownTable } from "../figures.ts"
import { CATEGORIES, type PageFigures, type PageReport } from "./page-report.ts"

type Column = { heading: string; figure: keyof PageFigures; digits: number; budget?: Budget }

const SCORE = { digits: 0, budget: { atLeast: 100 } }
const COLUMNS: readonly Column[] = [
  ...CATEGORIES.map((category) => ({ heading: category, figure: category, ...SCORE })),
  { heading: "LCP s", figure: "lcpSeconds", digits: 2, budget: { atMost: 1.2 } },
  { heading: "CLS", figure: "cls", digits: 3, budget: { atMost: 0 } },
  { heading: "TBT ms", figure: "tbtMs", digits: 0, budget: { atMost: 30 } },
  { heading: "the page's own", figure: "ownTbtMs", digits: 0 },
  { heading: "KiB", figure: "kib", digits: 0 },
  { heading: "requests", figure: "requests", digits: 0 },
]

/** A row for each page below the budgets; what misses its budget stands in bold. */
export function tableOfPages(reports: readonly PageReport[]): string {
  const headings = ["page", ...COLUMNS.map(({ heading }) => heading)]
  const budgets = ["budget", ...COLUMNS.map(({ budget }) => limitOf(budget))]
  const rows = reports.map(({ path, figures }) => [path, ...COLUMNS.map((column) => cellOf(column, figures))])
  return markdownTable([headings, budgets, ...rows])
}

function limitOf(budget?: Budget): string {
  if (!budget) return ""
  return "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`
}

/** Judged as it is shown: a layout shift of 0.0001 is none. */
function cellOf({ figure, digits, budget }: Column, figures: PageFigures): string {
  const shown = figures[figure].toFixed(digits)
  return budget && !isWithin(budget, Number(shown)) ? `**${shown}**` : shown
}

/** For every score under 100, what took the points. */
export function listOfCosts(reports: readonly PageReport[]): string {
  return reports
    .flatMap(({ path, costs }) =>
      costs.map(
        ({ category, points, title, found }) =>
          `- ${path}, ${category}, ${points.toFixed(1)}: ${title}${found && ` (${found})`}`,
      ),
    )
    .join("\n")
}
