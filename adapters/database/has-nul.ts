/** Whether a text contains a NUL. No row contains one, and PostgreSQL refuses it even in a query. */
export function hasNul(text: string): boolean {
  return text.includes("\0")
}
