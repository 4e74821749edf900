import { PRIVACY } from "#app/office/paths.ts"
import type { RoutePath } from "#app/paths.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { type VisitorSearch, visitorSearchFrom } from "#domain/privacy/visitor-keys.ts"

const LONGEST = 254

/** Whom somebody typed; null for what is no address, number or reference. */
export function typedVisitor(typed: string): VisitorSearch | null {
  return typed.length > LONGEST || typed.includes("\0") ? null : visitorSearchFrom(typed)
}

/** Whom the address of a page names, by the reference of an enquiry: no address of ours holds what names a visitor. */
export function addressedVisitor(request: Request): VisitorSearch | null {
  const { searchParams } = new URL(request.url)
  const key = parseReference(searchParams.get("of") ?? "")
  if (!key) return null
  return { by: searchParams.get("as") === "number" ? "numberOf" : "reference", key }
}

/** A page about whoever sent this enquiry. `by` 'number': and whatever else came with its number, instead of its e-mail address. */
export function visitorHref(
  { by, key }: VisitorSearch,
  reference = key,
  page: "" | "/visitor" | "/erase" | "/export" = "",
): string {
  const byNumber = by === "number" || by === "numberOf"
  const parameters = new URLSearchParams({ of: reference, ...(byNumber && { as: "number" }) })
  const path = `${PRIVACY}${page}` satisfies RoutePath
  return `${path}?${parameters}`
}
