import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"

/** Words of the trade and of the place, which whoever tries to get in here would try before any others. */
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

/** 0 to 4: from a hundred guesses to more than ten thousand million. `others` are words that are tried first, too. */
export function guessScore(password: string, others: readonly string[]): number {
  const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return guesser.check(password, [...LOCAL_WORDS, ...others]).score
}
