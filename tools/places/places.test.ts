import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { content } from "#tests/content/content.ts"
import { generatedFiles } from "./generated-files.ts"
import { incompletePlaces } from "./incomplete-places.ts"

const REPOSITORY = join(import.meta.dirname, "../..")
const root = mkdtempSync(join(tmpdir(), "places-"))
afterAll(() => rmSync(root, { recursive: true }))

const FILES = ["app/map", "app/ui/symbols.svg", "app/site/guide/sign-names.json", "docs/facts/places.json"]
beforeEach(() => {
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(REPOSITORY, file), join(root, file), { recursive: true, preserveTimestamps: true })
  }
})

const ella = content.places.find(({ slug }) => slug === "ella")
if (!ella) throw new Error("no place ella")
const ATLANTIS = { ...ella, slug: "atlantis", sinhala: "කිතුල්ගල", tamil: "கித்துல்கல" }
const roads = join(root, "app/map/road-paths.json")

describe("the check of the places", () => {
  it("finds no problem with the places of the repository", async () => {
    expect(await incompletePlaces(root, content)).toEqual([])
  })

  it("lists each missing file of a new place with the remedy", async () => {
    const places = [...content.places, ATLANTIS]
    expect(await incompletePlaces(root, { ...content, places })).toEqual([
      "atlantis: app/map/road-paths.json cannot be drawn: no road from dambulla to atlantis in content/roads.json. Add it there first; npm run draw:places",
      "atlantis: app/map/place-highlights.css has no rule for its dot; npm run draw:places",
      "atlantis: app/site/guide/sign-names.json is missing; npm run draw:places",
      "atlantis: docs/facts/places.json has no facts of it; write them there, with their sources",
      "atlantis: content/guides/atlantis.md has 0 words; write 700 to 1,200",
    ])
  })

  it("lists outdated files: that of a road, and that of a name on a sign", async () => {
    // The first group, followed by the digit 1: there is no eleventh group.
    edit("app/map/road-paths.json", (text) => text.replace(/("ella": "M)\d+/, "$11"))
    const places = content.places.map((place) => (place === ella ? { ...ella, tamil: "எல்லா" } : place))
    expect(await incompletePlaces(root, { ...content, places })).toEqual([
      "ella: app/map/road-paths.json is old; npm run draw:places",
      "ella: app/site/guide/sign-names.json is old; npm run draw:places",
    ])
  })

  it("lists each file that still contains a removed place", async () => {
    const places = content.places.filter((place) => place !== ella)
    const files = (await incompletePlaces(root, { ...content, places })).map(
      (line) => line.split(" still ")[0],
    )
    expect(files).toEqual([
      "ella: app/map/road-paths.json",
      "ella: app/map/place-highlights.css",
      "ella: app/site/guide/sign-names.json",
    ])
  })
})

describe("drawing the places", () => {
  const draw = async (places: typeof content.places, drawNames = () => {}) => {
    const drawn: string[] = []
    for (const file of generatedFiles(root, drawNames)) drawn.push(...(await file.draw(places)))
    return drawn
  }

  it("changes nothing if every file is up to date", async () => {
    const before = statSync(roads).mtimeMs
    const noNames = () => {
      throw new Error("draws names that are up to date")
    }
    expect(await draw(content.places, noNames)).toEqual([])
    expect(statSync(roads).mtimeMs).toBe(before)
  })

  it("updates every file, also for a removed place", async () => {
    const places = content.places
      .filter(({ slug }) => slug !== "yala")
      .map((place) => (place === ella ? { ...ella, tamil: "எல்லா" } : place))
    const drawNames = () =>
      edit("app/site/guide/sign-names.json", (text) => {
        const { yala, ...names } = JSON.parse(text)
        names.ella.tamil.text = "எல்லா"
        return JSON.stringify(names)
      })
    expect((await draw(places, drawNames)).toSorted()).toEqual([
      "app/map/place-highlights.css",
      "app/map/road-paths.json",
      "app/site/guide/sign-names.json",
    ])
    expect(await incompletePlaces(root, { ...content, places })).toEqual([])
  })
})

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), "utf8")
  const after = change(before)
  expect(after, `the edit changes ${file}`).not.toBe(before)
  writeFileSync(join(root, file), after)
}
