import type { Problem } from "#adapters/content-files/problems.ts"
import { type CandidateVehicle, suitedVehicles } from "#domain/catalogue/suited-vehicles.ts"
import type { Guide } from "#domain/content/content.ts"
import { withoutTags } from "../places/guide-length.ts"
import type { ContentFiles } from "./content-files.ts"
import { guideFile, visitFile } from "./figures.ts"

/**
 * The maximum number of rows of the table of vehicles in a guide, as in app/site/guide/guide-fleet-data.ts.
 */
const MAX_VEHICLES = 6

const NUMBER_WORDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )
const SEATS = new RegExp(`\\b(\\d+|${NUMBER_WORDS.join("|")})[ -]seat(?:s|ers?)?\\b`, "gi")

/** The numbers of seats in a text: 9 for 'a van with nine seats', 7 for 'the seven-seaters'. */
export function seatNumbersIn(text: string): number[] {
  return [...text.matchAll(SEATS)].map(
    ([, word = ""]) => Number(word) || NUMBER_WORDS.indexOf(word.toLowerCase()) + 1,
  )
}

/**
 * Finds numbers of seats in the text 'Which vehicle to take' that exceed the needs of a guide's visit, and needs that no vehicle of the
 * fleet meets.
 */
export function vehicleNeedsProblems(
  guide: Guide,
  fleet: readonly CandidateVehicle[],
  files: ContentFiles,
): Problem[] {
  const { needs } = guide.visit
  const text = withoutTags(guide.sections.find(({ id }) => id === "which-vehicle-to-take")?.html ?? "")
  const maxSeats = Math.max(...needs.map(({ seats }) => seats))
  const tooMany = seatNumbersIn(text).filter((seats) => seats > maxSeats)
  const needsWithoutVehicle = suitedVehicles(fleet, needs, MAX_VEHICLES).filter(
    ({ vehicles }) => vehicles.length === 0,
  )
  return [
    ...tooMany.map((seats) => ({
      file: guideFile(guide),
      line: files.lineWhere(guideFile(guide), (line) => seatNumbersIn(line).includes(seats)),
      message: `the text asks for ${seats} seats, and the needs of content/${visitFile(guide)} for ${maxSeats} at most`,
    })),
    ...needsWithoutVehicle.map(({ need }) => ({
      file: visitFile(guide),
      line: files.lineWhere(visitFile(guide), (line) => line.includes(JSON.stringify(need.party))),
      key: "needs",
      message: `no vehicle of the catalogue fits '${need.party}'`,
    })),
  ]
}
