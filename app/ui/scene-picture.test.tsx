import { existsSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { ScenePicture } from "./scene-picture.tsx"

const PUBLIC = new URL("../../public", import.meta.url)

const wide = renderToStaticMarkup(<ScenePicture scene="ella" crop="wide" alt="A viaduct" sizes="100vw" />)

describe("a picture of a scene", () => {
  it("offers AVIF first and WebP to those who cannot read it, in every width", () => {
    expect(wide).toMatch(/<source type="image\/avif" srcSet="[^"]*-1600\.avif 1600w, [^"]*-800\.avif 800w"/)
    expect(wide).toMatch(/<img [^>]*srcSet="[^"]*-1600\.webp 1600w, [^"]*-800\.webp 800w"/)
  })

  it("keeps its room on the page, says what it shows, and waits to be scrolled to", () => {
    expect(wide).toContain('alt="A viaduct" width="1600" height="900"')
    expect(wide).toContain('loading="lazy" decoding="async"')
  })

  it("comes first where it is the first thing seen", () => {
    const first = renderToStaticMarkup(
      <ScenePicture scene="ella" crop="wide" alt="" sizes="100vw" priority={true} />,
    )
    expect(first).toContain('loading="eager" fetchPriority="high"')
    expect(first).not.toContain("lazy")
  })

  it("is tall in a narrow window, and keeps the room of that shape there", () => {
    const both = renderToStaticMarkup(
      <ScenePicture scene="ella" crop="wide" alt="" sizes="100vw" tallBelow="40rem" />,
    )
    expect(both.match(/<source media="\(width &lt; 40rem\)"[^>]*width="720" height="900"/g)).toHaveLength(2)
    expect(both.indexOf("-tall-720.avif")).toBeLessThan(both.indexOf("-wide-"))
  })

  it.each(["wide", "tall", "gallery"] as const)("names only files that are there: %s", (crop) => {
    const html = renderToStaticMarkup(<ScenePicture scene="ella" crop={crop} alt="" sizes="100vw" />)
    const files = html.match(/\/images\/[^ "]+/g) ?? []
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) expect(existsSync(PUBLIC.pathname + file), file).toBe(true)
  })
})
