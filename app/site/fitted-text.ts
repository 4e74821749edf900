/** Search engines show a description of this length, in characters, without cutting it. */
const MIN_DESCRIPTION_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 160

/** Search engines cut a title of 60 characters or more. */
const MAX_TITLE_LENGTH = 59

/**
 * A description of 120 to 160 characters: the first sentence, the other sentences that fit, and the longest ending that fits. The
 * length is guaranteed if the first sentence has 40 to 160 characters, and if the endings leave no gap: sorted by length,
 * each is at most 40 characters longer than the one before, the shortest has at most 40, and the longest at least 79.
 */
export function fittedDescription(
  [first = "", ...others]: readonly string[],
  endings: readonly string[],
): string {
  const text = others.reduce(
    (description, sentence) =>
      canAppend(description, sentence) ? `${description} ${sentence}` : description,
    first,
  )
  const ending = endings
    .toSorted((one, other) => other.length - one.length)
    .find((sentence) => canAppend(text, sentence))
  return ending === undefined ? text : `${text} ${ending}`
}

function canAppend(text: string, sentence: string): boolean {
  return sentence !== "" && text.length + 1 + sentence.length <= MAX_DESCRIPTION_LENGTH
}

export function isFittedDescription({ length }: string): boolean {
  return length >= MIN_DESCRIPTION_LENGTH && length <= MAX_DESCRIPTION_LENGTH
}

/** The title, under 60 characters: '…' replaces the last words of a name that is too long. */
export function fittedTitle(titleOf: (name: string) => string, name: string): string {
  return titleOf(shorten(name, MAX_TITLE_LENGTH - titleOf("").length))
}

/** The words of a text that fit into `maxLength` characters, with '…' if it is cut. A first word that is too long is cut, too. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const lastSpace = cut.lastIndexOf(" ")
  const shortened = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1)
  return `${shortened.replace(/[\s,;:&-]+$/u, "")}…`
}
