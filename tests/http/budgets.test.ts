import { readdir, readFile } from "node:fs/promises"
import { brotliCompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Fetched, type FirstVisit, firstVisit } from "#tests/support/first-visit.ts"
import { scriptTags } from "#tests/support/markup.ts"
import { type Site, startSite } from "#tests/support/site.ts"

// What a first visit costs in bytes as they go over the line, brotli where the server has it: docs/decisions/0012-what-travels.md.
// Styles and fonts may be 14 and 60 KiB; here stands what they have come to (0018-what-a-phone-waits-for.md).
const KIB = 1024
const HYDRATED_SCRIPTS = 124 * KIB
const GALLERY_SCRIPT = 8 * KIB
const HYDRATED_STYLES = 11.5 * KIB
const TELLING_STYLES = 7.8 * KIB
const FONTS = 26.5 * KIB
/** Fourteen packets, which come in two turns also beside two other files; 900 bytes are for the headers. */
const TEXT_FONT = 14 * 1460 - 900

/** Ten packets, which a server sends before it hears of the first, less its headers: 1,001 bytes of HTTP/1.1 on 2026-11-24, and HSTS. */
const FIRST_PACKETS = 14_600 - 1_100

/** A page of each template, with the scripts it may load. */
const TEMPLATES: Readonly<Record<string, number>> = {
  "/home": HYDRATED_SCRIPTS,
  "/carlist": HYDRATED_SCRIPTS,
  "/cars/toyota-premio-g-superior": HYDRATED_SCRIPTS,
  "/contact": HYDRATED_SCRIPTS,
  "/gallery": GALLERY_SCRIPT,
  "/rent-a-car-to-sigiriya": 0,
  "/rent-a-car-sri-lanka": 0,
  "/rent-a-car-guide": 0,
  "/guides": 0,
  "/faq": 0,
  "/terms-and-conditions": 0,
  "/agreement": 0,
  "/about": 0,
  "/privacy": 0,
  "/imprint": 0,
  "/credits": 0,
  "/nowhere/at/all": 0,
}

/** A page that is not found is made anew for each address, with the styles of every page. */
const NOT_KEPT = new Set(["/nowhere/at/all"])

// The terms came to 86 bytes too many when their styles were built for browsers without light-dark().
const IN_FIRST_PACKETS = ["/imprint"]

let site: Site
const visits = new Map<string, FirstVisit>()

beforeAll(async () => {
  site = await startSite()
  for (const path of Object.keys(TEMPLATES)) visits.set(path, await firstVisit(site.url, path))
}, 120_000)
afterAll(() => site.remove())

describe.each(Object.keys(TEMPLATES))("a first visit to %s", (path) => {
  const loaded = (sort: "styles" | "fonts" | "scripts") => visits.get(path)?.[sort] ?? []

  it("loads no more scripts than its budget", () => {
    expect(beyond(TEMPLATES[path] ?? 0, loaded("scripts"))).toBeNull()
  })

  it("carries its styles, no more than their budget", () => {
    expect(loaded("styles").map((style) => style.path)).toEqual([`the styles in ${path}`])
    const isWhole = TEMPLATES[path] === HYDRATED_SCRIPTS || NOT_KEPT.has(path)
    expect(beyond(isWhole ? HYDRATED_STYLES : TELLING_STYLES, loaded("styles"))).toBeNull()
  })

  it("preloads two fonts within their budget", () => {
    expect(loaded("fonts")).toHaveLength(2)
    expect(beyond(FONTS, loaded("fonts"))).toBeNull()
    expect(beyond(TEXT_FONT, loaded("fonts").slice(0, 1))).toBeNull()
  })

  it("is written with the letters of these two fonts, or in another script", () => {
    const { page, fonts } = visits.get(path) ?? { page: { text: "" }, fonts: [] }
    const faces = fonts.map(({ path: file }) => lettersOf(file, page.text))
    const written = new Set(textOf(page.text).match(/[\p{Script=Latin}\p{N}\p{P}\p{S}]/gu))
    expect(written.size).toBeGreaterThan(20)
    expect([...written].filter((letter) => !faces.every((letters) => letters(letter)))).toEqual([])
  })

  it("is set in three weights, each of which a browser builds by itself", () => {
    const sheets = (visits.get(path)?.page.text ?? "").replace(/@font-face\{[^}]*\}/g, "")
    const weights = [...sheets.matchAll(/[{;]font(?:-weight)?:(\d{3})\b/g)].map(([, weight]) => weight)
    expect([...new Set(weights)].toSorted()).toEqual(["450", "600", "700"])
  })

  it("asks for no picture ahead of its fonts, but for the one that it begins with", () => {
    const preloads = visits.get(path)?.page.text.match(/<link\b[^>]* as="image"[^>]*>/g) ?? []
    expect(preloads.filter((tag) => !/ fetchpriority="high"/i.test(tag))).toEqual([])
  })

  it("runs nothing that stands in the page, unless it loads scripts", () => {
    if (loaded("scripts").length === 0) expect(scriptTags(visits.get(path)?.page.text ?? "")).toEqual([])
  })
})

it.each(IN_FIRST_PACKETS)("%s is there with the first packets, once it is kept", (path) => {
  const { page } = visits.get(path) ?? {}
  expect(brotliCompressSync(page?.text ?? "").length).toBeLessThanOrEqual(FIRST_PACKETS)
})

/** Methods that Chrome 109, Safari 16.4 or Firefox 115 lacks: docs/browsers.md. Each may stand after a test for it. */
const NEWER_METHODS =
  /\.(toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|isSubsetOf|isDisjointFrom|symmetricDifference|isWellFormed|checkVisibility)\(|\b(Promise\.try|RegExp\.escape|Iterator\.from|AbortSignal\.any|Temporal\.)/g

it("loads no script that needs a newer browser than the oldest that work", async () => {
  const loaded = [...visits.values()].flatMap(({ scripts }) => scripts)
  const built = await readdir("build/client/assets")
  const ofOffice = built.filter((name) => /^(rates|live)-script-.*\.js$/.test(name))
  expect(ofOffice).toHaveLength(2)
  const texts = await Promise.all(ofOffice.map((name) => readFile(`build/client/assets/${name}`, "utf8")))
  const found = [...texts, ...loaded.map(({ text }) => text)].flatMap(
    (text) => text.match(NEWER_METHODS) ?? [],
  )
  expect(found).toEqual([])
})

describe("a screen that is taken over in the browser", () => {
  it.each(Object.keys(TEMPLATES).filter((path) => TEMPLATES[path] === HYDRATED_SCRIPTS))(
    "%s loads React, the router and its own texts, in at most twelve files",
    (path) => {
      const names = (visits.get(path)?.scripts ?? []).map((script) => script.path)
      expect(names.filter((name) => name.startsWith("/assets/react-"))).toHaveLength(1)
      expect(names.filter((name) => /^\/assets\/(home|listing|vehicle|contact)-/.test(name))).toHaveLength(1)
      expect(names.length).toBeLessThanOrEqual(12)
    },
  )
})

/** What a page loads beyond its budget, the heaviest file first; null where it keeps to it. */
function beyond(budget: number, files: readonly Fetched[]): string | null {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= budget) return null
  const listed = files.toSorted((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${path} ${bytes}`)
  return `${total} bytes, budget ${budget}: ${listed.join(", ")}`
}

/** Whether a letter is in the `unicode-range` of the font that comes from a file. */
function lettersOf(file: string, html: string): (letter: string) => boolean {
  const face = [...html.matchAll(/@font-face\{[^}]*\}/g)].find(([rule]) => rule.includes(file))?.[0] ?? ""
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, first = "", last = first]) => ({
      first: Number.parseInt(first, 16),
      last: Number.parseInt(last, 16),
    }),
  )
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(({ first, last }) => first <= code && code <= last)
  }
}

function textOf(html: string): string {
  const words = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, " ")
  return words.replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
}
