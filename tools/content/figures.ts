import type { Problem } from "#adapters/content-files/problems.ts"
import type { Content, Guide } from "#domain/content/content.ts"
import type { Sight } from "#domain/content/visit.ts"
import { readableText } from "../places/guide-length.ts"
import type { ContentFiles } from "./content-files.ts"
import { type AttractionFact, FACTS_FILE, type FactBase } from "./facts.ts"

/** Matches a figure in a text: a number such as `1,310` or `0.5`, or a road such as `A9` or `E01`. */
const FIGURE = /(?<![A-Za-z\d])(?:[A-Z]{1,2}\d+|\d[\d,]*(?:\.\d+)?)/g

export function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map((figure) => figure.replaceAll(",", ""))
}

/**
 * The figures that a guide may contain: the facts of its place, its drives, the distances of its neighbours, traffic rules and company
 * rules.
 */
export function knownFigures(guide: Guide, facts: FactBase, content: Pick<Content, "rules">): Set<string> {
  const { slug } = guide.place
  const fromNeighbours = facts.places.flatMap(({ nearby_detail }) =>
    nearby_detail.filter((near) => near.slug === slug),
  )
  const sources = [facts.ofPlace(slug), fromNeighbours, guide.drives, guide.nearby, content.rules]
  return new Set(figuresIn(`${sources.map((source) => JSON.stringify(source)).join(" ")} ${facts.rules}`))
}

/** Reports figures of a guide and of its visits file that are not in the fact base, and sights that differ from their facts. */
export function factProblems(
  guide: Guide,
  facts: FactBase,
  content: Pick<Content, "rules">,
  files: ContentFiles,
): Problem[] {
  const known = knownFigures(guide, facts, content)
  const unknown = (text: string) => [...new Set(figuresIn(text).filter((figure) => !known.has(figure)))]
  const problemsIn = (file: string, text: string): Problem[] =>
    unknown(text).map((figure) => ({
      file,
      line: files.lineWhere(file, (line) => figuresIn(line).includes(figure)),
      message: `the figure ${figure} is not in the facts of ${guide.place.slug}; write it in ${FACTS_FILE} first, with its source`,
    }))
  return [
    ...problemsIn(guideFile(guide), readableText(guide)),
    ...problemsIn(visitFile(guide), visitText(guide)),
    ...sightProblems(guide, facts, files),
  ]
}

export const guideFile = ({ place }: Pick<Guide, "place">) => `guides/${place.slug}.md`
export const visitFile = ({ place }: Pick<Guide, "place">) => `visits/${place.slug}.json`

/** The texts of a visits file. Times and the inputs of computed figures are data, and not checked. */
function visitText({ visit: { sights, stay, days } }: Guide): string {
  const notes = sights.flatMap(({ road, parking, walk, access, fee, hours }) =>
    [road, parking, walk, access, fee?.text, hours?.text].filter(
      (note) => note !== null && note !== undefined,
    ),
  )
  const stops = days.flatMap(({ title, stops }) => [title, ...stops.map(({ activity }) => activity)])
  return [stay, ...notes, ...stops].join("\n")
}

/** The sights whose position or distance differs from the fact of the same name. */
function sightProblems(guide: Guide, facts: FactBase, files: ContentFiles): Problem[] {
  const attractions = facts.ofPlace(guide.place.slug)?.attractions ?? []
  const file = visitFile(guide)
  return guide.visit.sights.flatMap((sight) => {
    const fact = attractions.find(({ name }) => name === sight.name)
    const messages = fact
      ? differences(sight, fact).map((difference) => `${sight.name}: ${difference}`)
      : [
          `${sight.name} is no attraction of ${guide.place.slug} in ${FACTS_FILE}; write it there, with its source`,
        ]
    const line = files.lineWhere(file, (text) => text.includes(`"name": ${JSON.stringify(sight.name)}`))
    return messages.map((message) => ({ file, line, key: "sights", message }))
  })
}

function differences(sight: Sight, fact: AttractionFact): string[] {
  const pairs = [
    ["latitude", sight.latitude, fact.latitude ?? null],
    ["longitude", sight.longitude, fact.longitude ?? null],
    ["km", sight.km, fact.distance_km ?? null],
  ] as const
  return pairs.flatMap(([key, written, known]) =>
    isSame(written, known) ? [] : `${key} is ${written}, and ${known ?? "unknown"} in ${FACTS_FILE}`,
  )
}

/** Allows for a visits file's four decimals, which are about ten metres of a coordinate. */
function isSame(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) <= 0.00005
}
