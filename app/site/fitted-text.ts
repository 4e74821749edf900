/** The length of a description that search engines show without cutting it. */
const MIN_DESCRIPTION = 120
const MAX_DESCRIPTION = 160

/** Search engines cut a title of 60 characters or more. */
const MAX_TITLE = 59

/**
 * A description of 120 to 160 characters: the first sentence, the other sentences that fit, and the longest ending that fits. The
 * length is guaranteed if the first sentence has 40 to 160 characters, and if the lengths of the endings, sorted and from 0 on,
 * differ by less than 40.
 */
export function fittedDescription(
  [first = "", ...others]: readonly string[],
  endings: readonly string[],
): string {
  const text = others.reduce(
    (sum, sentence) => (canAppend(sum, sentence) ? `${sum} ${sentence}` : sum),
    first,
  )
  const ending = endings
    .toSorted((one, other) => other.length - one.length)
    .find((sentence) => canAppend(text, sentence))
  return ending === undefined ? text : `${text} ${ending}`
}

function canAppend(text: string, sentence: string): boolean {
  return sentence !== "" && text.length + 1 + sentence.length <= MAX_DESCRIPTION
}

export function isFittedDescription({ length }: string): boolean {
  return length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION
}

/** The title, under 60 characters: '…' replaces the last words of a name that is too long. */
export function fittedTitle(titleOf: (name: string) => string, name: string): string {
  return titleOf(shorten(name, MAX_TITLE - titleOf("").length))
}

/** The words of a text that fit into `most` characters, followed by '…' if some are left out. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const lastSpace = cut.lastIndexOf(" ")
  const whole = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1)
  return `${whole.replace(/[\s,;:&-]+$/u, "")}…`
}
