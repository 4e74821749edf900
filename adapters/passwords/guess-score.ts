import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"

/** Words of the business and the region, which an attacker of this site would try first. */
const LOCAL_WORDS = [
  "dambulla",
  "sigiriya",
  "kandy",
  "colombo",
  "srilanka",
  "lanka",
  "ceylon",
  "rental",
  "rentacar",
  "office",
]

/**
 * A score from 0 to 4: from under a thousand guesses to more than ten billion. `extraWords` are further words that an attacker
 * would try first.
 */
export function guessScore(password: string, extraWords: readonly string[]): number {
  const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return guesser.check(password, [...LOCAL_WORDS, ...extraWords]).score
}
