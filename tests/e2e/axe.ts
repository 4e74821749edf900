import type { Page } from "@playwright/test"
import axe from "axe-core"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The axe violations of the current page, with their elements. The page needs `bypassCSP`. */
export async function violationsOf(page: Page) {
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
  }, RULES)
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`)
}

async function injectAxe(page: Page) {
  // Disables transitions, so that axe sees the final colours.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important }",
  })
  await page.evaluate(axe.source)
}
