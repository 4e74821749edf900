import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { EXAMPLE_PATHS } from "#tests/support/public-pages.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { Engine, Window } from "./browser.ts"
import { Visitor } from "./visitor.ts"

const WINDOWS: readonly Window[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** One page of each template. */
const TEMPLATES = [...EXAMPLE_PATHS, "/nowhere/at/all"]

/** Checks each template in one engine, at phone and desktop width. */
export function checkPagesIn(engine: Engine): void {
  const missing = engine.missingPackages()
  if (missing.length > 0)
    console.log(`SKIPPED: the page checks in ${engine.name}: ${missing.join(" and ")} not found`)

  describe.skipIf(missing.length > 0)(`each template in ${engine.name}`, () => {
    let site: Site
    let visitor: Visitor
    beforeAll(async () => {
      const [started, browser] = await Promise.all([openSite(), engine.open()])
      site = started
      visitor = new Visitor(browser, site.url)
    })
    afterAll(async () => {
      await visitor?.browser.close()
      await site?.remove()
    })

    it.each(TEMPLATES)("%s does not scroll sideways and has no broken picture", async (path) => {
      await visitor.open(path)
      for (const window of WINDOWS) {
        await visitor.browser.resize(window)
        expect(await visitor.browser.evaluate(problemsOfPage), `${window.width} px`).toEqual([])
      }
    })

    it("requests each picture of a vehicle once", async () => {
      await visitor.openHydrated("/cars/toyota-kdh-hi-roof-van-14-seater")
      const pictures = await visitor.browser.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => (/-studio\./.test(name) ? [name] : [])),
      )
      expect(pictures).toHaveLength(1)
    })
  })
}

/** Runs in the page. Skips lazy pictures that are not loaded yet. */
async function problemsOfPage(): Promise<string[]> {
  const { scrollWidth, clientWidth } = document.documentElement
  const overflow = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  const brokenPictures = await Promise.all(
    [...document.images].map(async (image) => {
      if (!image.complete || image.currentSrc === "") return []
      // naturalWidth is 0 for an SVG without a size, so only decoding shows whether it is broken.
      return image.decode().then(
        () => [],
        () => [image.currentSrc],
      )
    }),
  )
  return [...overflow, ...brokenPictures.flat()]
}
