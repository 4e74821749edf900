import { instantsOf } from "#app/office/asked-days.ts"
import { HISTORY } from "#app/office/paths.ts"
import { AUDIT_SUBJECTS, type AuditPosition, type AuditQuery } from "#domain/staff/audit-log.ts"

const FIELDS = ["q", "about", "by", "from", "to"] as const

/** What was asked, as it stands in the address; what the address cannot mean is left out, but for dates, which somebody types. */
export type HistoryQuery = Record<(typeof FIELDS)[number], string>

export function queryFrom(address: URL): HistoryQuery {
  const given = (name: string) => address.searchParams.get(name)?.slice(0, LONGEST) ?? ""
  return { q: given("q"), about: given("about"), by: given("by"), from: given("from"), to: given("to") }
}

const LONGEST = 200

export function questionOf(query: HistoryQuery, address: URL): AuditQuery {
  return {
    subject: AUDIT_SUBJECTS.find((subject) => subject === query.about) ?? null,
    by: query.by.replaceAll("\0", "") || null,
    searchText: query.q,
    ...instantsOf(query),
    after: positionIn(address.searchParams.get("after") ?? ""),
  }
}

/** The address of the list that answers this; `after` is where it goes on. */
export function historyHref(query: HistoryQuery, after?: AuditPosition | null): string {
  const parameters = new URLSearchParams(
    FIELDS.map((field) => [field, query[field]]).filter(([, value]) => value),
  )
  if (after) parameters.set("after", `${after.at.toISOString()}~${after.id}`)
  return parameters.size > 0 ? `${HISTORY}?${parameters}` : HISTORY
}

/** Ids are of many kinds: of what was saved together, they begin alike. */
function positionIn(text: string): AuditPosition | null {
  const [, time = "", id = ""] = /^([^~]+)~([^\0]{1,200})$/.exec(text) ?? []
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? null : { at, id }
}
