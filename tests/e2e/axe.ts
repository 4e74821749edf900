import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"

/** The minified file, which the browser parses in half of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the colour scheme or on the width of the window. */
const RULES_OF_APPEARANCE = ["color-contrast", "link-in-text-block", "target-size"]

export const PHONE = { width: 390, height: 844 }

/**
 * The axe violations of the current page, with their elements: in the dark scheme in the window of a phone, in the light one in a wider
 * window. The page needs `bypassCSP`. `app/ui/contrast.test.ts` computes the contrast of every pair of colours in both schemes.
 */
export function violationsOf(page: Page): Promise<string[]> {
  const isPhone = page.viewportSize()?.width === PHONE.width
  return violationsIn(isPhone ? "dark" : "light", page, RULES)
}

/**
 * Like `violationsOf`, in the wide light window in which the page is, and then in the dark one of a phone. There only those rules run
 * that can have another result.
 */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const wide = await violationsIn("light", page, RULES)
  await page.setViewportSize(PHONE)
  return [...wide, ...(await violationsIn("dark", page, RULES_OF_APPEARANCE))]
}

/** @param rules tags of rules, or rules */
async function violationsIn(colorScheme: "light" | "dark", page: Page, rules: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  // Injected once per page, because parsing axe takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await injectAxe(page)
  const violations = await page.evaluate(async (runOnly) => {
    // Excludes the map's frame, which is another site's, and passed rules, to save time.
    // `injectAxe` sets the variable.
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const found = await axe.run({ runOnly, iframes: false, resultTypes: ["violations"] })
    return found.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(" ")),
    }))
  }, rules)
  return violations.map(({ id, targets }) => `${colorScheme}: ${id}: ${targets.join(", ")}`)
}

async function injectAxe(page: Page) {
  // Disables transitions, so that axe sees the final colours.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important }",
  })
  await page.evaluate(AXE)
}
