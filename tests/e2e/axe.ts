import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"

/** The minified file, which the browser parses in half of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the colour scheme. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"]

export type ColorScheme = "light" | "dark"

/** The axe violations of the current page in one colour scheme, with their elements. The page needs `bypassCSP`. */
export async function violationsIn(colorScheme: ColorScheme, page: Page, rules = RULES): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  return (await violationsAgainst(page, rules)).map((found) => `${colorScheme}: ${found}`)
}

/**
 * The axe violations of the current page: of every rule in the light colour scheme, and of the rules about colour
 * in the dark one. The page needs `bypassCSP`.
 */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  return [...(await violationsIn("light", page)), ...(await violationsIn("dark", page, RULES_OF_COLOURS))]
}

/** @param runOnly tags or ids of rules */
async function violationsAgainst(page: Page, runOnly: string[]): Promise<string[]> {
  // Injected once per page, because parsing axe takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await injectAxe(page)
  const violations = await page.evaluate(async (runOnly) => {
    // Excludes the map's frame, which is another site's, and passed rules, to save time.
    // `injectAxe` sets `window.axe`.
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const found = await axe.run({ runOnly, iframes: false, resultTypes: ["violations"] })
    return found.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(" ")),
    }))
  }, runOnly)
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`)
}

async function injectAxe(page: Page) {
  // Disables transitions, so that axe sees the final colours.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important }",
  })
  await page.evaluate(AXE)
}
