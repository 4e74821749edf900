/** Whether no row can have this text: PostgreSQL has none with a NUL, and refuses to look for one. */
export function hasNul(text: string): boolean {
  return text.includes("\0")
}
