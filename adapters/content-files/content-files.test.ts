import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { contentOf } from "#domain/content/file-content.ts"
import {
  SAMPLE_STATION,
  sampleRoadState,
  sampleSight,
  sampleVisit,
} from "#tests/support/sample-guide-data.ts"
import { sampleLicenceRules } from "#tests/support/sample-licence-rules.ts"
import { readContent } from "./content-files.ts"
import { ContentError, type Problem } from "./problems.ts"

const CONTENT = new URL("../../content/", import.meta.url).pathname
const GALLERY: { scene: string }[] = JSON.parse(readFileSync(join(CONTENT, "gallery.json"), "utf8"))
/** The names of the drawings in the gallery. The adapter that reads the picture files is not imported, as adapters are independent. */
const SCENES = new Set(GALLERY.map(({ scene }) => scene))
const POYA = { date: "2027-01-22", name: "A poya day", kind: "poya", places: [] }
/** A ready-made trip without errors. */
const TRIP = {
  slug: "a",
  title: "t",
  description: "d",
  intro: "i",
  editedOn: "2026-11-28",
  cover: "ella",
  start: "airport",
  end: "airport",
  stops: [{ place: "ella", nights: 1 }],
  days: ["one", "two"],
}
const folders: string[] = []

/** A copy of the content, into which tests insert errors. */
function copyOfContent(isCopied: (path: string) => boolean = () => true) {
  const folder = mkdtempSync(join(tmpdir(), "content-"))
  folders.push(folder)
  cpSync(CONTENT, folder, { recursive: true, filter: isCopied })
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A copy with one guide, because parsing all takes most of the time of reading the content. The others are reported as missing. */
function copyWithOneGuide() {
  const guides = join(CONTENT, "guides")
  return copyOfContent((path) => dirname(path) !== guides || basename(path) === "ella.md")
}

function problemsAfter(file: string, edit: (text: string) => string) {
  const folder = copyWithOneGuide()
  const path = join(folder, file)
  const before = readFileSync(path, "utf8")
  const after = edit(readFileSync(path, "utf8"))
  expect(after, "the edit changes the file").not.toBe(before)
  writeFileSync(path, after)
  return problemsIn(folder)
}

function problemsIn(folder: string) {
  try {
    readContent(folder, SCENES)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

describe("readContent", () => {
  it("replaces rule placeholders in texts", () => {
    const { terms, faq, rules } = contentOf(readContent(CONTENT, SCENES))
    expect(terms.find(({ title }) => title === "Insurance")?.figure).toBe("Rs.\u00a05,000")
    expect(faq.find(({ question }) => question === "What is the deposit?")?.answer).toContain("14 days")
    expect(rules.insuranceExcess).toBe(500_000)
  })

  it("uses the scene named like the place, unless the file names another", () => {
    const folder = copyOfContent()
    const file = join(folder, "places.json")
    const places: { slug: string }[] = JSON.parse(readFileSync(file, "utf8"))
    const editedPlaces = places.map((place) =>
      place.slug === "ella" ? { ...place, scene: "haputale" } : place,
    )
    writeFileSync(file, JSON.stringify(editedPlaces))
    const scenes = new Map(readContent(folder, SCENES).places.map(({ slug, scene }) => [slug, scene]))
    expect([scenes.get("ella"), scenes.get("galle")]).toEqual(["haputale", "galle"])
  })

  it("changes every page that contains a rule when the rule changes", () => {
    const folder = copyOfContent()
    const rules = JSON.parse(readFileSync(join(folder, "rules.json"), "utf8"))
    writeFileSync(join(folder, "rules.json"), JSON.stringify({ ...rules, mileageAllowanceKm: 120 }))
    const { terms, faq, page } = contentOf(readContent(folder, SCENES))
    expect(terms.find(({ title }) => title === "Daily mileage")?.content[0]).toContain("includes 120 km")
    expect(faq.find(({ question }) => question === "How far may I drive?")?.answer).toContain("120 km")
    expect(JSON.stringify(page("rent-a-car-sri-lanka"))).toContain("120 km")
  })

  it("has no guide or page without a file", () => {
    const { guide, page } = contentOf(readContent(CONTENT, SCENES))
    expect(guide("atlantis")).toBeNull()
    expect(page("rent-a-boat")).toBeNull()
  })

  it.each([
    [
      "an unknown key",
      "faq.json",
      (text: string) => text.replace('"question"', '"qestion"'),
      { line: 4, key: "0.qestion", message: /not a key/ },
    ],
    [
      "a missing key",
      "faq.json",
      (text: string) => text.replace('"question"', '"qestion"'),
      { line: 2, key: "0.question", message: /is missing/ },
    ],
    [
      "a value of the wrong type",
      "rules.json",
      (text: string) => text.replace("5000", '"much"'),
      { line: 4, key: "insuranceExcess", message: /write number here, not "much"/ },
    ],
    [
      "a placeholder that names no rule",
      "terms.json",
      (text: string) => text.replace("{insuranceExcess}", "{insurance excess}"),
      { line: 24, message: /\{insurance excess\} is not a rule.*insuranceExcess/ },
    ],
    [
      "JSON that does not parse",
      "about.json",
      (text: string) => text.replace('"story": [', '"story": '),
      { line: 6, message: /is not valid JSON/ },
    ],
    [
      "a place off the island",
      "places.json",
      (text: string) => text.replace('"latitude": 7.86', '"latitude": 78.6'),
      { line: 8, key: "0.latitude", message: /not on the island/ },
    ],
    [
      "a place twice",
      "places.json",
      (text: string) => text.replace(/"slug": "sigiriya",(?=\s+"name")/, '"slug": "dambulla",'),
      { line: 1, message: /two places have the same slug/ },
    ],
    [
      "a name in the wrong script",
      "places.json",
      (text: string) => text.replace("දඹුල්ල", "Dambulla"),
      { line: 5, key: "0.sinhala", message: /write the name in Sinhala/ },
    ],
    [
      "a month that is good and poor",
      "places.json",
      (text: string) => text.replace('"poor": [10, 11, 12]', '"poor": [9, 10, 11, 12]'),
      { line: 46, key: "0.months", message: /a month is good or poor, not both/ },
    ],
    [
      "a place without months",
      "places.json",
      (text: string) => text.replace('"months": {', '"month": {'),
      { line: 2, key: "0.months", message: /is missing; add it/ },
    ],
    [
      "a social media link that is not https",
      "site.json",
      (text: string) => text.replace("https://videos", "http://videos"),
      { line: 12, key: "social.0.href", message: /https/ },
    ],
    [
      "a short description",
      "guides/ella.md",
      (text: string) => text.replace(/^description: .*$/m, "description: Short."),
      { line: 3, key: "description", message: /write 120 to 160 characters; these are 6/ },
    ],
    [
      "an unknown key in the front matter",
      "guides/ella.md",
      (text: string) => text.replace("editedOn:", "editedAt:"),
      { line: 5, key: "editedAt", message: /not a key/ },
    ],
    [
      "a key twice",
      "guides/ella.md",
      (text: string) => text.replace("title:", "title: A\ntitle:"),
      { line: 3, key: "title", message: /second time/ },
    ],
    [
      "a line without a key and a value",
      "guides/ella.md",
      (text: string) => text.replace("title:", "just words\ntitle:"),
      { line: 2, message: /write `key: value`/ },
    ],
    [
      "front matter without an end",
      "guides/ella.md",
      (text: string) => text.replace(/\n---\n/, "\n"),
      { line: 1, message: /between two lines of `---`/ },
    ],
    [
      "a neighbour that is not a place",
      "places.json",
      (text: string) => text.replace('"slug": "sigiriya"', '"slug": "sigirya"'),
      { line: 24, key: "0.neighbours", message: /slug of another place here, not 'sigirya'/ },
    ],
    [
      "a scene without a picture",
      "gallery.json",
      (text: string) => text.replace('"scene": "sigiriya"', '"scene": "atlantis"'),
      { line: 3, key: "0.scene", message: /no picture of 'atlantis'.*illustrations\/scenes\/README\.md/ },
    ],
    [
      "a picture that is shown twice",
      "gallery.json",
      (text: string) => text.replace('"scene": "sigiriya"', '"scene": "galle"'),
      { line: 7, key: "1", message: /this scene is used twice/ },
    ],
    [
      "a general page with a scene without a picture",
      "pages/rent-a-car-guide.md",
      (text: string) => text.replace(/^scene: .*$/m, "scene: atlantis"),
      { line: 5, key: "scene", message: /no picture of 'atlantis'/ },
    ],
    [
      "a place without a picture",
      "places.json",
      (text: string) => text.replace('"slug": "dambulla"', '"slug": "atlantis"'),
      { line: 3, key: "0.slug", message: /no picture of 'atlantis'/ },
    ],
    [
      "a warning without its text",
      "guides/ella.md",
      (text: string) => text.replace(/^warningText: .*\n/m, ""),
      { line: 1, message: /warning and warningText belong together/ },
    ],
    [
      "sections in another order",
      "guides/ella.md",
      (text: string) => text.replace("## When to go", "## When"),
      { line: 1, message: /begin with these headings, in this order: Reasons to rent/ },
    ],
    [
      "HTML in a text",
      "guides/ella.md",
      (text: string) => text.replace("## Reasons to rent\n", "## Reasons to rent\n\n<b>Easy</b>\n"),
      { line: 13, message: /HTML is not shown/ },
    ],
  ])("reports %s with its line and the remedy", (_, file, edit, { message, ...where }) => {
    const problems = problemsAfter(file, edit)
    expect(problems).toContainEqual(
      expect.objectContaining({ file, ...where, message: expect.stringMatching(message) }),
    )
  })

  it.each<[string, string, object, Partial<Problem>]>([
    [
      "a weather station with eleven months",
      "climate.json",
      { stations: [{ ...SAMPLE_STATION, rainMm: SAMPLE_STATION.rainMm.slice(1) }], stationOf: {} },
      { key: "stations.0.rainMm", message: "write twelve values, January first" },
    ],
    [
      "an unknown station",
      "climate.json",
      { stations: [SAMPLE_STATION], stationOf: { ella: "atlantis" } },
      { key: "stationOf.ella", message: "there is no station 'atlantis'" },
    ],
    [
      "a station for an unknown place",
      "climate.json",
      { stations: [SAMPLE_STATION], stationOf: { elle: "sample" } },
      { key: "stationOf.elle", message: "is not a place in places.json" },
    ],
    [
      "a date that does not exist",
      "calendar.json",
      { source: "A gazette", href: "https://a.example/", days: [{ ...POYA, date: "2027-02-30" }] },
      { key: "days.0.date", message: "write a day that the calendar has" },
    ],
    [
      "an unknown kind of day",
      "calendar.json",
      { source: "A gazette", href: "https://a.example/", days: [{ ...POYA, kind: "holiday" }] },
      { key: "days.0.kind", message: "write poya or festival" },
    ],
    [
      "a place that is not in the road network",
      "roads.json",
      { about: "Roads", nodes: {}, edges: [] },
      { key: "nodes", message: "has no junction 'dambulla', which is a place in places.json" },
    ],
    [
      "a road to an unknown junction",
      "roads.json",
      {
        about: "Roads",
        nodes: { dambulla: [7.86, 80.65] },
        edges: [{ from: "dambulla", to: "atlantis", km: 1, kmPerHour: 30, basis: "estimate" }],
      },
      { key: "edges.0", message: "there is no junction 'atlantis'" },
    ],
    [
      "a road warning about an unknown guide",
      "roads.json",
      {
        about: "Roads",
        nodes: { dambulla: [7.86, 80.65] },
        edges: [
          {
            from: "dambulla",
            to: "dambulla",
            km: 1,
            kmPerHour: 30,
            basis: "estimate",
            warnings: { steep: "atlantis" },
          },
        ],
      },
      { key: "edges.0.warnings", message: "there is no guide to 'atlantis'" },
    ],
    [
      "a licence and a vehicle without a case",
      "licence-rules.json",
      { ...sampleLicenceRules(), cases: [] },
      { key: "cases", message: "there is no case for 'sriLanka' and 'car'" },
    ],
    [
      "fees without the day of their source",
      "licence-rules.json",
      sampleLicenceRules({ feesSeen: null }),
      { key: "ways.0.feesSeen", message: "write the day of the fees' source" },
    ],
    [
      "a trip to an unknown place",
      "trips.json",
      [{ ...TRIP, cover: "moon", stops: [{ place: "moon", nights: 1 }] }],
      { key: "0.stops.0.place", message: "there is no place 'moon' in places.json" },
    ],
    [
      "a trip with a day without a text",
      "trips.json",
      [{ ...TRIP, days: ["one"] }],
      { key: "0.days", message: "write 2 texts: one for each day of the trip" },
    ],
    [
      "a trip whose cover is no stop",
      "trips.json",
      [{ ...TRIP, cover: "kandy" }],
      { key: "0.cover", message: "write the place of one of the stops" },
    ],
    [
      "an unknown condition of a road",
      "road-states.json",
      [{ ...sampleRoadState(), condition: "bad" }],
      { key: "0.condition", message: "write one of closed, doubtful, restricted, reopened" },
    ],
    [
      "two reports of one id",
      "road-states.json",
      [sampleRoadState(), sampleRoadState()],
      { message: "this id is used twice" },
    ],
    [
      "an invalid time of day",
      "visits/ella.json",
      sampleVisit({ days: [{ title: "A day", start: "25:00", stops: [], backMinutes: 0 }] }),
      { key: "days.0.start", message: "write a time as 06:00" },
    ],
    [
      "minutes to a sight at an unknown distance",
      "visits/ella.json",
      sampleVisit({ sights: [sampleSight({ driveMinutes: 10 })] }),
      { key: "sights.0.driveMinutes", message: "write null here where the kilometres are not known" },
    ],
  ])("refuses %s", (_, file, value, problem) => {
    const folder = copyWithOneGuide()
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(value, null, 2))
    expect(problemsIn(folder)).toContainEqual(expect.objectContaining({ file, ...problem }))
  })

  it("reports all errors at once, each on one line", () => {
    const folder = copyOfContent()
    for (const file of ["guides/ella.md", "guides/kandy.md"]) {
      const path = join(folder, file)
      writeFileSync(path, readFileSync(path, "utf8").replace(/^description: .*$/m, "description: Short."))
    }
    expect(() => readContent(folder, SCENES)).toThrow(
      [
        "The content has errors:",
        "- content/guides/kandy.md, line 3, description: write 120 to 160 characters; these are 6",
        "- content/guides/ella.md, line 3, description: write 120 to 160 characters; these are 6",
      ].join("\n"),
    )
  })

  it.each(["guides/ella.md", "visits/ella.json", "road-states.json", "climate.json", "calendar.json"])(
    "reports a missing file: %s",
    (file) => {
      const folder = copyWithOneGuide()
      rmSync(join(folder, file))
      expect(problemsIn(folder)).toContainEqual({ file, line: 1, message: "is missing" })
    },
  )

  it("refuses a file that no page shows", () => {
    const folder = copyWithOneGuide()
    cpSync(join(folder, "guides/ella.md"), join(folder, "guides/elle.md"))
    expect(problemsIn(folder)).toContainEqual(
      expect.objectContaining({
        file: "guides/elle.md",
        message: expect.stringContaining("no page shows this file"),
      }),
    )
  })
})
