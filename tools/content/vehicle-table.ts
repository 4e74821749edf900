import type { Problem } from "#adapters/content-files/problems.ts"
import { type CandidateVehicle, suitedVehicles } from "#domain/catalogue/suited-vehicles.ts"
import type { Guide } from "#domain/content/content.ts"
import { withoutTags } from "../places/guide-length.ts"
import { guideFile, visitFile } from "./figures.ts"
import type { WrittenFiles } from "./written-files.ts"

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )
const SEATS = new RegExp(`\\b(\\d+|${NUMBERS.join("|")})[ -]seat(?:s|ers?)?\\b`, "gi")

/** The numbers of seats in a text: 9 for 'a van with nine seats', 7 for 'the seven-seaters'. */
export function seatsNamed(text: string): number[] {
  return [...text.matchAll(SEATS)].map(
    ([, word = ""]) => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1,
  )
}

/** Contradictions between the table of vehicles and the text 'Which vehicle to take': other seats, or a party without a vehicle. */
export function vehicleTableProblems(
  guide: Guide,
  fleet: readonly CandidateVehicle[],
  files: WrittenFiles,
): Problem[] {
  const { needs } = guide.visit
  const text = withoutTags(guide.sections.find(({ id }) => id === "which-vehicle-to-take")?.html ?? "")
  const most = Math.max(...needs.map(({ seats }) => seats))
  const tooMany = seatsNamed(text).filter((seats) => seats > most)
  const empty = suitedVehicles(fleet, needs, 6).filter(({ vehicles }) => vehicles.length === 0)
  return [
    ...tooMany.map((seats) => ({
      file: guideFile(guide),
      line: files.lineWhere(guideFile(guide), (line) => seatsNamed(line).includes(seats)),
      message: `the text asks for ${seats} seats, and the needs of content/${visitFile(guide)} for ${most} at most`,
    })),
    ...empty.map(({ need }) => ({
      file: visitFile(guide),
      line: files.lineWhere(visitFile(guide), (line) => line.includes(JSON.stringify(need.party))),
      key: "needs",
      message: `no vehicle of the catalogue fits '${need.party}'`,
    })),
  ]
}
