import { isWithinEdits } from "#lib/edit-distance.ts"
import { MAX_SEARCH_LENGTH } from "./search.ts"

/** Maximum number of suggestions. */
export const MAX_SIMILAR = 3

/** Maximum number of words that are compared, so that a long search is not slower. */
const MAX_WORDS = 6

/** Minimum length of a word that matches the beginning of another, in characters. */
const MIN_PREFIX_LENGTH = 2

/**
 * Suggestions for a search text that no name contains: the items whose names match the most letters of its words, in list order.
 * Words match in any order, as the beginning of a word, or with a typing error ('Premoi'); spaces and dashes do not matter.
 * @returns at most MAX_SIMILAR items; none unless at least half of the letters and digits of the search match a name.
 */
export function findSimilarNames<T extends { name: string }>(items: readonly T[], search: string): T[] {
  const query = wordsOf(search.slice(0, MAX_SEARCH_LENGTH)).slice(0, MAX_WORDS)
  const scores = items.map(({ name }) => matchedLength(query, wordsOf(name)))
  const best = Math.max(0, ...scores)
  if (best === 0 || best * 2 < lengthOf(query)) return []
  return items.filter((_, index) => scores[index] === best).slice(0, MAX_SIMILAR)
}

function matchedLength(query: readonly string[], known: readonly string[]): number {
  const pairs = known.slice(1).map((word, index) => `${known[index]}${word}`) // 'landcruiser', 'tuktuk'
  const candidates = [...known, ...pairs]
  return lengthOf(query.filter((word) => candidates.some((candidate) => matchesWord(word, candidate))))
}

function matchesWord(word: string, known: string): boolean {
  if (word === known) return true
  if (word.length >= MIN_PREFIX_LENGTH && known.startsWith(word)) return true
  return isWithinEdits(allowedErrors(word), word, known)
}

/** Digits must match exactly, because '530' is another vehicle than '520'. So must short words, which resemble too many others. */
function allowedErrors(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

const lengthOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0)

/** Letters and digits, without accents and in lower case. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
