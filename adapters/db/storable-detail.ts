const LONGEST_DETAIL = 500

/** What another server said may be long, and hold what PostgreSQL refuses in a text. */
export function storableDetail(detail: string | undefined): string | null {
  return detail?.replaceAll("\0", "").slice(0, LONGEST_DETAIL) ?? null
}
