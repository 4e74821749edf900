import type { Page } from "@playwright/test"
import axe from "axe-core"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the colour scheme. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"]

/** The axe violations of the current page, with their elements. The page needs `bypassCSP`. */
async function violationsOf(page: Page): Promise<string[]> {
  return violationsAgainst(page, RULES)
}

/** The violations that axe finds in both colour schemes: of every rule in the light one, and of the rules about colour in the dark one. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" })
  const inLight = await violationsOf(page)
  await page.emulateMedia({ colorScheme: "dark" })
  return [...inLight, ...(await violationsAgainst(page, RULES_OF_COLOURS)).map((found) => `dark: ${found}`)]
}

/** @param runOnly tags of rules, or rules */
async function violationsAgainst(page: Page, runOnly: string[]): Promise<string[]> {
  // Injected once per page, because parsing axe takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await injectAxe(page)
  const violations = await page.evaluate(async (runOnly) => {
    // Excludes the map's frame, which is another site's, and passed rules, to save time.
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
  await page.evaluate(axe.source)
}
