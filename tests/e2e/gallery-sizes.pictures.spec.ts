import type { Locator } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { brokenWords, horizontalOverflow } from "./layout-checks.ts"

// Pictures are 720 by 482 px if two of them fit between the arrows, and as large as possible elsewhere.
// Source: docs/requirements.md, R11.4.

type Window = { width: number; height: number; minPictureWidth: number }

const WINDOWS: Window[] = [
  { width: 320, height: 640, minPictureWidth: 135 },
  { width: 390, height: 844, minPictureWidth: 170 },
  { width: 844, height: 330, minPictureWidth: 300 },
  { width: 844, height: 390, minPictureWidth: 300 },
  { width: 932, height: 360, minPictureWidth: 350 },
  { width: 800, height: 500, minPictureWidth: 290 },
  { width: 820, height: 1180, minPictureWidth: 300 },
  { width: 1280, height: 600, minPictureWidth: 500 },
  { width: 1366, height: 625, minPictureWidth: 550 },
  { width: 1440, height: 900, minPictureWidth: 590 },
  { width: 1920, height: 1080, minPictureWidth: 720 },
]

test("the gallery's pictures are as wide as each window allows", async ({ page }) => {
  await page.goto("/gallery")
  for (const { width, height, minPictureWidth } of WINDOWS)
    await test.step(`${minPictureWidth} px or more in a window of ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const pictures = await boxesOf(page.locator("#slide-1 img"))
      expect(pictures).toHaveLength(4)
      for (const picture of pictures) {
        expect(picture.width).toBeGreaterThanOrEqual(minPictureWidth)
        expect(picture.width).toBeLessThanOrEqual(720)
        expect(picture.width / picture.height).toBeCloseTo(720 / 482, 1)
        expect(picture.left).toBeGreaterThanOrEqual(0)
        expect(picture.right).toBeLessThanOrEqual(width)
      }
      // A row with its captions fits into the window.
      const [row] = await boxesOf(page.locator("#slide-1 li"))
      expect(row?.height).toBeLessThanOrEqual(height)
      expect(await brokenWords(page.locator("#slide-1 figcaption"))).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
    })
})

function boxesOf(elements: Locator) {
  return elements.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right, width, height } = node.getBoundingClientRect()
      return { left, right, width, height }
    }),
  )
}
