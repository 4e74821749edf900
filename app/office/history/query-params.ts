import { instantsOf } from "#app/office/day-range.ts"
import { HISTORY, hrefWith } from "#app/office/paths.ts"
import { AUDIT_SUBJECTS, type AuditPosition, type AuditQuery } from "#domain/staff/audit-log.ts"

const FILTER_FIELDS = ["q", "about", "by", "from", "to"] as const

/** The filters as unvalidated query parameters of a URL. Empty: no filter. */
export type HistoryFilters = Record<(typeof FILTER_FIELDS)[number], string>

export function filtersFrom(url: URL): HistoryFilters {
  const param = (name: string) => url.searchParams.get(name)?.slice(0, MAX_FILTER_LENGTH) ?? ""
  // URLs that were saved before migration 019 have 'hire'.
  const about = param("about") === "hire" ? "booking" : param("about")
  return { q: param("q"), about, by: param("by"), from: param("from"), to: param("to") }
}

/** The maximum length of a filter, in characters. Longer values are cut. */
export const MAX_FILTER_LENGTH = 200

/** The query for the filters and the position of a URL. Invalid values are ignored. */
export function auditQuery(filters: HistoryFilters, url: URL): AuditQuery {
  return {
    subject: AUDIT_SUBJECTS.find((subject) => subject === filters.about) ?? null,
    by: filters.by.replaceAll("\0", "") || null, // PostgreSQL refuses a NUL in a text
    searchText: filters.q,
    ...instantsOf(filters),
    after: parsePosition(url.searchParams.get("after") ?? ""),
  }
}

/** The URL of the history with filters; `after` is the position after which the page begins. */
export function historyHref(filters: HistoryFilters, after?: AuditPosition | null): string {
  const params = new URLSearchParams(
    FILTER_FIELDS.map((field) => [field, filters[field]]).filter(([, value]) => value),
  )
  if (after) params.set("after", `${after.at.toISOString()}~${after.id}`)
  return hrefWith(HISTORY, params)
}

/** Accepts any text without NUL as the id: ids of audit events have several formats. */
function parsePosition(text: string): AuditPosition | null {
  const [, time = "", id = ""] = /^([^~]+)~([^\0]{1,200})$/.exec(text) ?? []
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? null : { at, id }
}
