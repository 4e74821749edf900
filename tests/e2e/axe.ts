import type { Page } from "@playwright/test"
import axe from "axe-core"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds on a page as it is, each with where. The page must let scripts in: `bypassCSP`. */
export async function violationsOf(page: Page) {
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
  }, RULES)
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`)
}

async function bring(page: Page) {
  // Fades are not waited for: what counts is what a page settles on.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important }",
  })
  await page.evaluate(axe.source)
}
