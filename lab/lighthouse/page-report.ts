import { median } from "../bench/figures.ts"

/** The used part of Lighthouse's report of one visit. Scores are 0 to 1, or null if not applicable. */
export type LighthouseReport = {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

type Audit = {
  title: string
  score: number | null
  displayValue?: string
  numericValue?: number
  details?: { items?: readonly Item[] }
}

type Item = { transferSize?: number }

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const
export type Category = (typeof CATEGORIES)[number]

export type PageFigures = Record<Category, number> & {
  lcpSeconds: number
  cls: number
  tbtMs: number
  kib: number
  requests: number
}

/** The points that an audit cost, of a score of 100. */
export type LostPoints = { category: Category; points: number; title: string; finding: string }

export type PageReport = { path: string; figures: PageFigures; lostPoints: LostPoints[] }

/** The medians of several visits, for each figure separately. */
export function pageReport(path: string, visits: readonly LighthouseReport[]): PageReport {
  const visitFigures = visits.map(figuresOf)
  const medianOf = (figure: keyof PageFigures) => median(visitFigures.map((figures) => figures[figure]))
  const figures: PageFigures = {
    performance: medianOf("performance"),
    accessibility: medianOf("accessibility"),
    "best-practices": medianOf("best-practices"),
    seo: medianOf("seo"),
    lcpSeconds: medianOf("lcpSeconds"),
    cls: medianOf("cls"),
    tbtMs: medianOf("tbtMs"),
    kib: medianOf("kib"),
    requests: medianOf("requests"),
  }
  const imperfectCategories = CATEGORIES.filter((category) => figures[category] < 100)
  return {
    path,
    figures,
    lostPoints: imperfectCategories.flatMap((category) => lostPointsOf(category, visits)),
  }
}

function figuresOf(report: LighthouseReport): PageFigures {
  const requests = report.audits["network-requests"]?.details?.items ?? []
  const bytes = requests.reduce((total, { transferSize = 0 }) => total + transferSize, 0)
  return {
    performance: score(report, "performance"),
    accessibility: score(report, "accessibility"),
    "best-practices": score(report, "best-practices"),
    seo: score(report, "seo"),
    lcpSeconds: numericValueOf(report, "largest-contentful-paint") / 1000,
    cls: numericValueOf(report, "cumulative-layout-shift"),
    tbtMs: numericValueOf(report, "total-blocking-time"),
    kib: bytes / 1024,
    requests: requests.length,
  }
}

function score({ categories, runtimeError }: LighthouseReport, category: Category): number {
  const value = categories[category]?.score
  if (typeof value !== "number") throw new Error(`no score of ${category}: ${runtimeError?.message ?? "?"}`)
  return Math.round(value * 100)
}

function numericValueOf({ audits }: LighthouseReport, id: string): number {
  const value = audits[id]?.numericValue
  if (value === undefined) throw new Error(`${id} was not measured`)
  return value
}

/** In descending order of points, without audits that cost nothing in most visits. */
function lostPointsOf(category: Category, visits: readonly LighthouseReport[]): LostPoints[] {
  const ids = visits[0]?.categories[category]?.auditRefs.map(({ id }) => id) ?? []
  return ids
    .map((id) => lostPointsByAudit(category, id, visits))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

function lostPointsByAudit(category: Category, id: string, visits: readonly LighthouseReport[]): LostPoints {
  const points = median(visits.map((visit) => pointsLost(visit, category, id)))
  const worst = visits.toSorted((a, b) => pointsLost(b, category, id) - pointsLost(a, category, id))[0]
  const { title = id, displayValue: finding = "" } = worst?.audits[id] ?? {}
  return { category, points, title, finding }
}

/** The points of 100 that an audit costs: its share of the weights times 1 minus its score. */
function pointsLost({ categories, audits }: LighthouseReport, category: Category, id: string): number {
  const refs = categories[category]?.auditRefs ?? []
  const total = refs.reduce((sum, { weight }) => sum + weight, 0)
  const weight = refs.find((ref) => ref.id === id)?.weight ?? 0
  return total === 0 ? 0 : (100 * weight * (1 - (audits[id]?.score ?? 1))) / total
}
