import { existsSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { readPage } from "#tests/support/read-page.ts"
import { ScenePicture } from "./scene-picture.tsx"

const PUBLIC = new URL("../../public", import.meta.url)

const wide = viewOf(
  renderToStaticMarkup(<ScenePicture scene="ella" crop="wide" alt="A viaduct" sizes="100vw" />),
)

describe("a picture of a scene", () => {
  it("is AVIF in every width, with the widest WebP file as the fallback", () => {
    const avif = wide.one('picture > source:first-child[type="image/avif"]').getAttribute("srcset")
    expect(avif).toMatch(/-1600\.avif 1600w, .*-800\.avif 800w/)
    const fallback = attributesOf(wide.getByRole("img"))
    expect(fallback.src).toMatch(/-1600\.webp$/)
    expect(fallback.srcset).toBeUndefined()
  })

  it("has a size, an alternative text and lazy loading", () => {
    expect(attributesOf(wide.getByRole("img", { name: "A viaduct" }))).toMatchObject({
      width: "1600",
      height: "900",
      loading: "lazy",
      decoding: "async",
    })
  })

  it("is loaded eagerly if it has priority", () => {
    const prioritised = viewOf(
      renderToStaticMarkup(
        <ScenePicture scene="ella" crop="wide" alt="" sizes="100vw" fetchPriority="high" />,
      ),
    )
    expect(attributesOf(prioritised.one("img"))).toMatchObject({ loading: "eager", fetchpriority: "high" })
  })

  it("is loaded lazily and last if its priority is low", () => {
    const picture = viewOf(
      renderToStaticMarkup(
        <ScenePicture scene="ella" crop="wide" alt="" sizes="100vw" fetchPriority="low" />,
      ),
    )
    expect(attributesOf(picture.one("img"))).toMatchObject({ loading: "lazy", fetchpriority: "low" })
  })

  it("is upright in a narrow window, with the size of that crop", () => {
    const wideAndTall = viewOf(
      renderToStaticMarkup(<ScenePicture scene="ella" crop="wide" alt="" sizes="100vw" tallBelow="40rem" />),
    )
    const tall = 'source[media="(width < 40rem)"][width="720"][height="900"][srcset*="-tall-"]'
    expect(wideAndTall.all(tall)).toHaveLength(2)
    // A browser uses the first source that matches.
    expect(wideAndTall.all(`source:not([media]) ~ ${tall}`)).toEqual([])
  })

  it.each(["wide", "tall", "gallery"] as const)("refers to existing files only: %s", (crop) => {
    const html = renderToStaticMarkup(<ScenePicture scene="ella" crop={crop} alt="" sizes="100vw" />)
    const files = readPage(html).resources
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(existsSync(PUBLIC.pathname + file), file).toBe(true)
  })
})

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}
