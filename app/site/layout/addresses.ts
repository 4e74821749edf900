import type { PagePath } from "./page-url.ts"

// What an address may carry without being another page: how it is waited for, and in which language it is read.
const MARKS = ["translate", "wait"]

/** The address that shows somebody else the same: the search and the dates of a hire are in it. */
export function sharedUrl(siteUrl: string, { pathname, search }: PagePath): string {
  const query = new URLSearchParams(search)
  for (const mark of MARKS) query.delete(mark)
  return `${siteUrl}${pathname}${query.size > 0 ? `?${query}` : ""}`
}
