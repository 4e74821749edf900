import type { Page } from "@playwright/test"

const A4 = /\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/ // in points, as Chromium rounds it

/** The number of A4 pages that the page prints on. @throws if a page is not A4 */
export async function printedPageCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1")
  if (!A4.test(pdf)) throw new Error("the printed page is not A4")
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
