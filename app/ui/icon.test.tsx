import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ICON_NAMES, Icon } from "./icon.tsx"

it("names exactly the glyphs that the sprite holds", () => {
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8")
  const drawn = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name)
  expect(drawn.sort()).toEqual([...ICON_NAMES].sort())
})

it("is not there for a screen reader", () => {
  const html = renderToStaticMarkup(<Icon name="phone" />)
  expect(html).toContain('aria-hidden="true"')
  expect(html).toMatch(/<use href="#icon-phone"/)
})
