/**
 * Finds the first of the unfinished texts that a text contains; null if there is none. In a file of its own, so that the script of
 * the form does not load the templates.
 */
export function findUnfinishedText(text: string, unfinishedTexts: readonly string[]): string | null {
  return unfinishedTexts.find((unfinished) => text.includes(unfinished)) ?? null
}
