/** The first of these parts that a text contains, or null. In a file of its own, because a browser has no other part of replies. */
export function partIn(text: string, parts: readonly string[]): string | null {
  return parts.find((part) => text.includes(part)) ?? null
}
