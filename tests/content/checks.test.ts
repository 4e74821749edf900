import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { readContent } from "#adapters/content-files/content-files.ts"
import { ContentError, type Problem } from "#adapters/content-files/problems.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"
import { contentOf } from "#domain/content/file-content.ts"
import { sampleNeed, sampleRoadState, sampleSight, sampleVisit } from "#tests/support/sample-guide-data.ts"
import { contentProblems } from "../../tools/content/content-problems.ts"
import { seatNumbersIn } from "../../tools/content/vehicle-needs.ts"
import { content } from "./content.ts"

const REPOSITORY = new URL("../../", import.meta.url).pathname
const SCENE_NAMES = readSceneNames(join(REPOSITORY, "public"))
const COPIED_FOLDERS = ["content", "docs/facts"]
const VISITS_FILE = "visits/sigiriya.json"
/** The sights of the guide to Sigiriya, from its section 'What to see'. */
const sightNames = content.guide("sigiriya")?.sections[1]?.items?.map(({ name }) => name) ?? []
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A copy of the content and the facts, with one road report, and a guide to Sigiriya whose visits file matches the facts. */
function copyOfContent(): string {
  const root = mkdtempSync(join(tmpdir(), "checks-"))
  folders.push(root)
  for (const folder of COPIED_FOLDERS)
    cpSync(join(REPOSITORY, folder), join(root, folder), { recursive: true })
  const sights = sightNames.map((name) =>
    sampleSight({
      name,
      km: 2,
      fee: { text: "Free", seen: "2025-08", source: "A list", href: "https://a.example/" },
    }),
  )
  write(
    root,
    `content/${VISITS_FILE}`,
    sampleVisit({ needs: [sampleNeed({ seats: 29, withDriver: true })], sights }),
  )
  write(root, "content/road-states.json", [sampleRoadState()])
  edit(root, "docs/facts/places.json", (text) => {
    const facts: { places: { slug: string; attractions: object[] }[] } = JSON.parse(text)
    const place = facts.places.find(({ slug }) => slug === "sigiriya")
    const knownSights = sights.map(({ name, latitude, longitude, km }) => ({
      name,
      latitude,
      longitude,
      distance_km: km,
    }))
    if (place) place.attractions = [...knownSights, ...place.attractions]
    return JSON.stringify(facts)
  })
  return root
}

function problemsIn(root: string): readonly Problem[] {
  try {
    return contentProblems(root, contentOf(readContent(join(root, "content"), SCENE_NAMES))).filter(
      isInEditedFile,
    )
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

/** Selects the problems of the files that a test edits. Tests of the guides report those of the repository's own content. */
const isInEditedFile = ({ file }: Problem) => /sigiriya|road-states/.test(file)

const lineOf = (root: string, file: string, lineText: string) =>
  readFileSync(join(root, "content", file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(lineText)) + 1

describe("the check of the content", () => {
  it("finds nothing wrong with content that agrees with its facts", () => {
    expect(problemsIn(copyOfContent())).toEqual([])
  })

  it.each<[string, string, (text: string) => string, string, RegExp]>([
    ["an unknown key", VISITS_FILE, (text) => text.replace('"seats"', '"seets"'), '"seets"', /not a key/],
    [
      "a sight without coordinates",
      VISITS_FILE,
      (text) => text.replace(/"latitude": [\d.]+,\s*/, ""),
      '"sights"',
      /is missing/,
    ],
    [
      "a fee without its month",
      VISITS_FILE,
      (text) => text.replace(/"seen": "2025-08",\s*/, ""),
      '"fee"',
      /is missing/,
    ],
    [
      "a road report without its day",
      "road-states.json",
      (text) => text.replace(/"reportedOn": "2025-12-10",\s*/, ""),
      "{",
      /is missing/,
    ],
    [
      "a road that the graph does not have",
      "road-states.json",
      (text) => text.replace('"edges": []', '"edges": [["ella", "atlantis"]]'),
      '"sample"',
      /no road from ella to atlantis/,
    ],
    [
      "a report about an unknown place",
      "road-states.json",
      (text) => text.replace('"ella"', '"elle"'),
      '"elle"',
      /no place 'elle'/,
    ],
    [
      "a figure that is not in the facts",
      "guides/sigiriya.md",
      (text) => text.replace("## When to go\n", "## When to go\n\nIt has 98765 steps.\n"),
      "98765",
      /figure 98765 is not in the facts of sigiriya/,
    ],
    [
      "a figure of a visits file that is not in the facts",
      VISITS_FILE,
      (text) => text.replace('"Free"', '"US$ 98765"'),
      "98765",
      /figure 98765 is not in the facts/,
    ],
    [
      "a sight with another position than its fact",
      VISITS_FILE,
      (text) => text.replace('"latitude": 6.8768', '"latitude": 6.9'),
      '"name"',
      /latitude is 6.9, and 6.8768 in docs\/facts/,
    ],
    [
      "a sight with another distance than its fact",
      VISITS_FILE,
      (text) => text.replace('"km": 2', '"km": 3'),
      '"name"',
      /km is 3, and 2 in docs\/facts/,
    ],
    [
      "a sight that the guide calls otherwise",
      VISITS_FILE,
      (text) => text.replace(JSON.stringify(sightNames[0]), '"Elsewhere"'),
      '"Elsewhere"',
      /'What to see' has '.*' here, not 'Elsewhere'/,
    ],
    [
      "a text with more seats than the needs",
      "guides/sigiriya.md",
      (text) =>
        text.replace(
          "## Which vehicle to take\n",
          "## Which vehicle to take\n\nTake a forty-seater, or a van with 40 seats.\n",
        ),
      "40 seats",
      /text asks for 40 seats, and the needs .* for 29 at most/,
    ],
    [
      "a party that no vehicle fits",
      VISITS_FILE,
      (text) => text.replace('"fourWheelDrive": false', '"fourWheelDrive": true'),
      '"Two people"',
      /no vehicle of the catalogue fits 'Two people'/,
    ],
  ])("names file and line of %s", (_, file, change, lineText, message) => {
    const root = copyOfContent()
    edit(root, `content/${file}`, change)
    expect(problemsIn(root)).toContainEqual(
      expect.objectContaining({
        file,
        // A missing key is reported where its object begins.
        line: lineOf(root, file, lineText) + (lineText === '"sights"' ? 1 : 0),
        message: expect.stringMatching(message),
      }),
    )
  })

  it("names file and line of a sentence that two guides share", () => {
    const root = copyOfContent()
    for (const guide of ["dambulla", "sigiriya"])
      edit(root, `content/guides/${guide}.md`, (text) =>
        text.replace("## When to go\n", "## When to go\n\nIt rains when it rains.\n"),
      )
    expect(problemsIn(root)).toContainEqual({
      file: "guides/sigiriya.md",
      line: lineOf(root, "guides/sigiriya.md", "It rains when"),
      message: "content/guides/dambulla.md has this sentence too: it rains when it rains.",
    })
  })

  it("lets guides share a short lead-in before a colon", () => {
    const root = copyOfContent()
    for (const guide of ["dambulla", "sigiriya"])
      edit(root, `content/guides/${guide}.md`, (text) =>
        text.replace("## When to go\n", `## When to go\n\nSo it is: ${guide} is a place of its own.\n`),
      )
    expect(problemsIn(root)).toEqual([])
  })
})

describe("the seats that a text names", () => {
  it.each([
    ["a van with nine seats", [9]],
    ["one of the seven-seaters, or a 14-seater", [7, 14]],
    ["A five-seat car", [5]],
    ["seats for the children, and two beds", []],
  ])("%s: %j", (text, seats) => {
    expect(seatNumbersIn(text)).toEqual(seats)
  })
})

function write(root: string, file: string, value: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(value, null, 2))
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), "utf8")
  const after = change(before)
  expect(after, `the edit changes ${file}`).not.toBe(before)
  writeFileSync(join(root, file), after)
}
