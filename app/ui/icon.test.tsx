import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { ICON_NAMES, Icon } from "./icon.tsx"

it("names exactly the glyphs that the sprite holds", () => {
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8")
  const drawn = viewOf(sprite)
    .all("symbol")
    .map(({ id }) => id.replace("icon-", ""))
  expect(drawn.sort()).toEqual([...ICON_NAMES].sort())
})

it("is not there for a screen reader", () => {
  const view = viewOf(renderToStaticMarkup(<Icon name="phone" />))
  expect(view.all('svg[aria-hidden="true"] use[href="#icon-phone"]')).toHaveLength(1)
})
