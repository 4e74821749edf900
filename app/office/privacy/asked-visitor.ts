import { PRIVACY } from "#app/office/paths.ts"
import { type VisitorSearch, visitorSearchFrom } from "#domain/privacy/visitor-keys.ts"

/** Who is looked for, as it was typed, and as a search; null for what is none. */
export type AskedVisitor = { typed: string; search: VisitorSearch | null }

const LONGEST = 254

export function askedVisitor(typed: string | null): AskedVisitor {
  const text = (typed ?? "").slice(0, LONGEST).trim()
  return { typed: text, search: text.includes("\0") ? null : visitorSearchFrom(text) }
}

export function visitorIn(request: Request): AskedVisitor {
  return askedVisitor(new URL(request.url).searchParams.get("q"))
}

/** A page about this visitor: `/office/privacy/visitor?q=...`. */
export function visitorHref(typed: string, page: "" | "/visitor" | "/erase" = ""): string {
  return `${PRIVACY}${page}?${new URLSearchParams({ q: typed })}`
}
