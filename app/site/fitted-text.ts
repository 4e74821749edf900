/** Search engines show about this much of a description, and cut what is longer. */
const LEAST_DESCRIPTION = 120
const MOST_DESCRIPTION = 160

/** A title of 60 characters or more is cut. */
const MOST_TITLE = 59

/**
 * A description of 120 to 160 characters: the first sentence, those of the others that fit, and the longest of the
 * endings that fits. It keeps the length where the first sentence has 40 to 160 characters and the endings step by
 * less than 40 from 0 on.
 */
export function fittedDescription(
  [first = "", ...others]: readonly string[],
  endings: readonly string[],
): string {
  const said = others.reduce((text, sentence) => (fits(text, sentence) ? `${text} ${sentence}` : text), first)
  const ending = endings
    .toSorted((one, other) => other.length - one.length)
    .find((sentence) => fits(said, sentence))
  return ending === undefined ? said : `${said} ${ending}`
}

function fits(said: string, sentence: string): boolean {
  return sentence !== "" && said.length + 1 + sentence.length <= MOST_DESCRIPTION
}

export function isFittedDescription({ length }: string): boolean {
  return length >= LEAST_DESCRIPTION && length <= MOST_DESCRIPTION
}

/** The whole title under 60 characters; a name that is too long for it loses its last words, and '…' says so. */
export function fittedTitle(titleOf: (name: string) => string, name: string): string {
  return titleOf(shortened(name, MOST_TITLE - titleOf("").length))
}

/** As many whole words as `most` characters hold, with '…' where some are left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const lastSpace = cut.lastIndexOf(" ")
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1)
  return `${kept.replace(/[\s,;:&-]+$/u, "")}…`
}
