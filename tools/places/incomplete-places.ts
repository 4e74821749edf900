import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Content } from "#domain/content/content.ts"
import { FACTS_FILE } from "../content/facts.ts"
import { findOutdated, generatedFiles } from "./generated-files.ts"
import { countWords, GUIDE_WORDS } from "./guide-length.ts"

const DRAW_COMMAND = "npm run draw:places"

/**
 * The missing and outdated files of the places, in addition to the errors of `readContent`. Each line names the place, the file,
 * the problem and the remedy.
 */
export async function incompletePlaces(
  root: string,
  { places, guide }: Pick<Content, "places" | "guide">,
): Promise<string[]> {
  const slugsWithFacts = new Set(slugsOfFacts(root))
  const withoutFacts = places
    .filter(({ slug }) => !slugsWithFacts.has(slug))
    .map(({ slug }) => `${slug}: ${FACTS_FILE} has no facts of it; write them there, with their sources`)
  const ofWrongLength = places.flatMap(({ slug }) => {
    const words = countWords(guide(slug) ?? NO_GUIDE)
    if (words >= GUIDE_WORDS.min && words <= GUIDE_WORDS.max) return []
    const range = `${GUIDE_WORDS.min} to ${GUIDE_WORDS.max.toLocaleString("en")}`
    return [`${slug}: content/guides/${slug}.md has ${words} words; write ${range}`]
  })
  const outdated = generatedFiles(root, () => {}).map(async (file) =>
    (await findOutdated(file, places)).map(
      ({ slug, problem }) => `${slug}: ${file.fileOf(slug)} ${problem}; ${DRAW_COMMAND}`,
    ),
  )
  return [...(await Promise.all(outdated)).flat(), ...withoutFacts, ...ofWrongLength]
}

const NO_GUIDE = { intro: "", alerts: [], sections: [] }

function slugsOfFacts(root: string): string[] {
  const facts: { places: { slug: string }[] } = JSON.parse(readFileSync(join(root, FACTS_FILE), "utf8"))
  return facts.places.map(({ slug }) => slug)
}
