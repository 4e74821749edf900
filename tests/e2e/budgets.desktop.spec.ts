import type { Page } from "@playwright/test"
import { PATHS_WITH_SCRIPT, PATHS_WITHOUT_SCRIPT, PLANNED_PATH } from "#tests/support/public-pages.ts"
import { expect, test } from "./fixtures.ts"

// Transferred bytes of a first visit, with Brotli if the server offers it. The budgets are those of
// docs/performance.md, with 5 % slack.
const KIB = 1024
const SLACK = 1.05
const BUDGETS = { script: 80 * KIB, stylesheet: 14 * KIB, font: 60 * KIB } as const
type Kind = keyof typeof BUDGETS

/** Methods that Chrome 109, Safari 16.4 or Firefox 115 lacks (docs/browsers.md). */
const NEWER_METHODS =
  /\.(toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|isSubsetOf|isDisjointFrom|symmetricDifference|isWellFormed|checkVisibility)\(|\b(Promise\.try|RegExp\.escape|Iterator\.from|AbortSignal\.any|Temporal\.)/g

for (const path of [...PATHS_WITH_SCRIPT, PLANNED_PATH]) {
  test(`a first visit to ${path} is within budget, and loads scripts after the page`, async ({ page }) => {
    const loadedFiles = await firstVisit(page, path, "html[data-hydrated]")
    expectWithinBudgets(path, loadedFiles)
    await expectPreloadedFonts(page, path, loadedFiles)
    const lateStyles = loadedFiles.filter(({ kind, isAfterLoad }) => kind === "stylesheet" && isAfterLoad)
    expect(listOf(lateStyles), `${path}: style sheets that its scripts load`).toBe("")
    const [start, ...others] = loadedFiles.filter(({ kind }) => kind === "script")
    expect(start?.bytes, `${path}: bytes of its first script, ${start?.path}`).toBeLessThan(KIB)
    expect(others.length, `${path}: number of scripts\n${listOf(others)}`).toBeLessThanOrEqual(12)
    const earlyScripts = others.filter(({ isAfterLoad }) => !isAfterLoad)
    expect(listOf(earlyScripts), `${path}: scripts before the page has loaded`).toBe("")
    for (const { path: file, text } of loadedFiles) {
      expect(
        text.match(NEWER_METHODS) ?? [],
        `${path}: methods in ${file} that the oldest browsers lack`,
      ).toEqual([])
    }
  })
}

for (const path of [...PATHS_WITHOUT_SCRIPT, "/nowhere/at/all"]) {
  test(`a first visit to ${path} is within budget, without scripts`, async ({ page }) => {
    const loadedFiles = await firstVisit(page, path, "main")
    expectWithinBudgets(path, loadedFiles)
    await expectPreloadedFonts(page, path, loadedFiles)
    expect(listOf(loadedFiles.filter(({ kind }) => kind === "script")), `${path}: scripts`).toBe("")
    expect(await page.locator("script:not([type='application/ld+json']), [rel=modulepreload]").count()).toBe(
      0,
    )
  })
}

type LoadedFile = { kind: Kind; path: string; bytes: number; text: string; isAfterLoad: boolean }

async function firstVisit(page: Page, path: string, awaitedSelector: string): Promise<LoadedFile[]> {
  const pendingFiles: Promise<LoadedFile>[] = []
  let hasLoaded = false
  page.once("load", () => {
    hasLoaded = true
  })
  page.on("requestfinished", (request) => {
    const kind = request.resourceType()
    if (!(kind in BUDGETS)) return
    const isAfterLoad = hasLoaded
    const read = async () => {
      const response = await request.response()
      const { responseBodySize: bytes } = await request.sizes()
      const text = kind === "script" ? ((await response?.text()) ?? "") : ""
      // Checked above: the kind is a key of BUDGETS.
      return { kind: kind as Kind, path: new URL(request.url()).pathname, bytes, text, isAfterLoad }
    }
    pendingFiles.push(read())
  })
  await page.goto(path)
  await expect(page.locator(awaitedSelector)).toBeAttached()
  await page.waitForLoadState("networkidle")
  return Promise.all(pendingFiles)
}

function expectWithinBudgets(page: string, loadedFiles: readonly LoadedFile[]): void {
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const files = loadedFiles.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes)
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total, `${page}: ${kind} ${total} of ${budget} bytes\n${listOf(files)}`).toBeLessThanOrEqual(
      budget * SLACK,
    )
  }
}

/**
 * English pages load two fonts, which they preload. `/may-i-drive` loads a third, for letters in the names of countries. No font
 * contains the arrows of routes.
 */
async function expectPreloadedFonts(page: Page, path: string, loadedFiles: readonly LoadedFile[]) {
  const fonts = loadedFiles.filter(({ kind }) => kind === "font")
  expect(fonts.length, `${path}: fonts\n${listOf(fonts)}`).toBe(path === "/may-i-drive" ? 3 : 2)
  expect(await page.locator("link[rel=preload][as=font]").count()).toBe(2)
}

/** One line per file: path and bytes. */
function listOf(files: readonly LoadedFile[]): string {
  return files.map(({ path, bytes }) => `${path} ${bytes}`).join("\n")
}
