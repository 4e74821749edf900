/** Whether a text has a NUL, which no row can have: PostgreSQL refuses it even in a query. */
export function hasNul(text: string): boolean {
  return text.includes("\0")
}
