import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { Scene } from "./scene.ts"
import { scenes } from "./scenes.ts"
import { carSymbol } from "./subjects/car.ts"

const LARGEST_BYTES = 62_000

const placeFiles = filesIn("places")
const galleryFiles = filesIn("gallery")

function filesIn(folder: string): string[] {
  const files = readdirSync(new URL(`${folder}/`, import.meta.url))
  return files.map((file) => file.replace(/\.ts$/, "")).sort()
}

describe("the list of scenes", () => {
  it("contains every scene of the places and the gallery once", () => {
    const names = scenes.map(({ name }) => name)
    expect(names.toSorted()).toEqual([...placeFiles, ...galleryFiles.map((file) => `g-${file}`)].toSorted())
  })

  it("has a unique title, the alternative text, for each scene", () => {
    const titles = scenes.map(({ draw }) => draw().title)
    expect(new Set(titles).size).toBe(scenes.length)
    for (const title of titles) expect(title.length).toBeGreaterThan(12)
  })
})

describe.each(scenes)("$name", ({ focus, draw }) => {
  const svg = String(draw())

  it("is drawn deterministically", () => {
    expect(String(draw())).toBe(svg)
  })

  it("contains no invalid number or missing value", () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  it("defines every id that it uses, once", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, link, paint]) => link ?? paint)
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })

  it("contains no text, no picture and no external reference", () => {
    expect(svg).not.toMatch(/<(text|image|script|foreignObject)\b/)
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|data:/)
  })

  it("is smaller than the size limit", () => {
    expect(svg.length).toBeLessThan(LARGEST_BYTES)
  })

  it("has its subject on the sheet", () => {
    expect(focus).toBeGreaterThan(0)
    expect(focus).toBeLessThan(1)
  })
})

describe("the car of the series", () => {
  const ofPlaces = scenes.filter(({ name }) => placeFiles.includes(name))

  it.each(ofPlaces)("is on the road in $name", ({ draw }) => {
    expect(String(draw())).toContain(carOutline())
  })
})

function carOutline(): string {
  const probe = new Scene({ title: "A car", prefix: "c" })
  carSymbol(probe)
  return String(probe).match(/ d="[^"]+"/)?.[0] ?? "no outline"
}
