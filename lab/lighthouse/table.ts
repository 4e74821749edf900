import { type Budget, isWithin, markdownTable } from "../bench/figures.ts"
import { CATEGORIES, type PageFigures, type PageReport } from "./page-report.ts"

type Column = { heading: string; figure: keyof PageFigures; digits: number; budget?: Budget }

/** This page has status 404 and is not indexed, so it cannot reach 100 for SEO and best practices, and has no budgets. */
export const NOT_FOUND_PAGE = "/no-such-page"

const COLUMNS: readonly Column[] = [
  ...CATEGORIES.map((category) => ({
    heading: category,
    figure: category,
    digits: 0,
    budget: { atLeast: category === "performance" ? 98 : 100 },
  })),
  { heading: "LCP s", figure: "lcpSeconds", digits: 2, budget: { atMost: 1.5 } },
  { heading: "CLS", figure: "cls", digits: 3, budget: { atMost: 0 } },
  { heading: "TBT ms", figure: "tbtMs", digits: 0 },
  { heading: "KiB", figure: "kib", digits: 0 },
  { heading: "requests", figure: "requests", digits: 0 },
]

/** A row for the budgets and one for each page. Figures that miss their budget are bold. */
export function tableOfPages(reports: readonly PageReport[]): string {
  const headings = ["page", ...COLUMNS.map(({ heading }) => heading)]
  const budgets = ["budget", ...COLUMNS.map(({ budget }) => limitOf(budget))]
  return markdownTable([headings, budgets, ...reports.map(rowOf)])
}

function rowOf({ path, figures }: PageReport): string[] {
  const hasBudgets = path !== NOT_FOUND_PAGE
  const cells = COLUMNS.map((column) =>
    hasBudgets ? cellOf(column, figures) : figures[column.figure].toFixed(column.digits),
  )
  return [path, ...cells]
}

function limitOf(budget?: Budget): string {
  if (!budget) return ""
  return "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`
}

/** The rounded figure is compared with the budget: a layout shift of 0.0001 is 0. */
function cellOf({ figure, digits, budget }: Column, figures: PageFigures): string {
  const text = figures[figure].toFixed(digits)
  return budget && !isWithin(budget, Number(text)) ? `**${text}**` : text
}

/** For every score under 100, the audits that cost points. */
export function listOfLostPoints(reports: readonly PageReport[]): string {
  return reports
    .flatMap(({ path, lostPoints }) =>
      lostPoints.map(
        ({ category, points, title, finding }) =>
          `- ${path}, ${category}, ${points.toFixed(1)}: ${title}${finding && ` (${finding})`}`,
      ),
    )
    .join("\n")
}
