import type { Locator } from "@playwright/test"
import { brokenWords, sidewaysScroll } from "./boxes.ts"
import { expect, test } from "./fixtures.ts"

// Pictures of 720 by 482 px where the window has room for two of them and the ways beside them, and of use everywhere.
// Source: docs/requirements.md, R11.4.

type Window = { width: number; height: number; leastPicture: number }

const WINDOWS: Window[] = [
  { width: 320, height: 640, leastPicture: 135 },
  { width: 390, height: 844, leastPicture: 170 },
  { width: 844, height: 330, leastPicture: 300 },
  { width: 844, height: 390, leastPicture: 300 },
  { width: 932, height: 360, leastPicture: 350 },
  { width: 800, height: 500, leastPicture: 290 },
  { width: 820, height: 1180, leastPicture: 300 },
  { width: 1280, height: 600, leastPicture: 500 },
  { width: 1366, height: 625, leastPicture: 550 },
  { width: 1440, height: 900, leastPicture: 590 },
  { width: 1920, height: 1080, leastPicture: 720 },
]

for (const { width, height, leastPicture } of WINDOWS)
  test(`the gallery's pictures are ${leastPicture} px wide or more in a window of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto("/gallery")
    const pictures = await boxesOf(page.locator("#slide-1 img"))
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      expect(picture.width).toBeGreaterThanOrEqual(leastPicture)
      expect(picture.width).toBeLessThanOrEqual(720)
      expect(picture.width / picture.height).toBeCloseTo(720 / 482, 1)
      expect(picture.left).toBeGreaterThanOrEqual(0)
      expect(picture.right).toBeLessThanOrEqual(width)
    }
    // A row and its captions are seen at once.
    const [row] = await boxesOf(page.locator("#slide-1 li"))
    expect(row?.height).toBeLessThanOrEqual(height)
    expect(await brokenWords(page.locator("#slide-1 figcaption"))).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })

function boxesOf(elements: Locator) {
  return elements.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right, width, height } = node.getBoundingClientRect()
      return { left, right, width, height }
    }),
  )
}
