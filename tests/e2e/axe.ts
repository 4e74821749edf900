import type { Page } from "@playwright/test"
import axe from "axe-core"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the colour scheme. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"]

/** What axe finds on a page as it is, each with where. The page must let scripts in: `bypassCSP`. */
async function violationsOf(page: Page): Promise<string[]> {
  return violationsAgainst(page, RULES)
}

/** What axe finds in both colour schemes: every rule in the light one, and in the dark one those that see colours. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" })
  const inLight = await violationsOf(page)
  await page.emulateMedia({ colorScheme: "dark" })
  return [...inLight, ...(await violationsAgainst(page, RULES_OF_COLOURS)).map((found) => `dark: ${found}`)]
}

/** @param runOnly tags of rules, or rules */
async function violationsAgainst(page: Page, runOnly: string[]): Promise<string[]> {
  // Once for a page: to read it takes the browser as long as to run it.
  if (!(await page.evaluate(() => "axe" in window))) await bring(page)
  const violations = await page.evaluate(async (runOnly) => {
    // The map in a frame is another site's; what passes is neither gathered nor brought over.
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const found = await axe.run({ runOnly, iframes: false, resultTypes: ["violations"] })
    return found.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(" ")),
    }))
  }, runOnly)
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`)
}

async function bring(page: Page) {
  // Fades are not waited for: what counts is what a page settles on.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important }",
  })
  await page.evaluate(axe.source)
}
