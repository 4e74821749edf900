import { PRIVACY } from "#app/office/paths.ts"
import type { RoutePath } from "#app/paths.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { type VisitorSearch, visitorSearchFrom } from "#domain/privacy/visitor-keys.ts"

/** The longest email address (RFC 5321, section 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254

/** Parses a typed email address, number or reference of a visitor. Null for any other text. */
export function visitorSearch(text: string): VisitorSearch | null {
  // PostgreSQL refuses a NUL in a text.
  return text.length > MAX_EMAIL_LENGTH || text.includes("\0") ? null : visitorSearchFrom(text)
}

/** A search by an enquiry of the visitor, which a URL can contain. Its key is a reference. */
export type VisitorInUrl = VisitorSearch & { by: "reference" | "numberOf" }

/** A search by one of the enquiries that a typed search found, instead of by the typed email address or number. */
export function searchByEnquiry({ by }: VisitorSearch, reference: string): VisitorInUrl {
  return { by: by === "number" ? "numberOf" : "reference", key: reference }
}

/**
 * The visitor in the URL of a page. The URL has references of enquiries, and no personal data: `of` is one of the visitor's enquiries,
 * `as=number` finds others by its contact number instead of its email address, and `also` are linked enquiries that an
 * owner confirmed to be of the same visitor.
 */
export function visitorInUrl(request: Request): VisitorInUrl | null {
  const { searchParams } = new URL(request.url)
  const key = parseReference(searchParams.get("of") ?? "")
  if (!key) return null
  const confirmedReferences = searchParams.getAll("also").flatMap((text) => parseReference(text) ?? [])
  return { by: searchParams.get("as") === "number" ? "numberOf" : "reference", key, confirmedReferences }
}

/** The URL of the page with the search results of a visitor, or of another page about them. */
export function visitorHref(
  { by, key, confirmedReferences = [] }: VisitorInUrl,
  page: "" | "/visitor" | "/erase" | "/export" = "",
): string {
  const parameters = new URLSearchParams({ of: key, ...(by === "numberOf" && { as: "number" }) })
  for (const confirmedReference of confirmedReferences) parameters.append("also", confirmedReference)
  const path = `${PRIVACY}${page}` satisfies RoutePath
  return `${path}?${parameters}`
}
