import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { ICON_NAMES, Icon } from "./icon.tsx"

it("has a name for exactly the icons of the sprite", () => {
  const sprite = readFileSync(new URL("./symbols.svg", import.meta.url), "utf8")
  const idsInSprite = viewOf(sprite)
    .all("symbol")
    .map(({ id }) => id.replace("icon-", ""))
  expect(idsInSprite.sort()).toEqual([...ICON_NAMES].sort())
})

it("is hidden from screen readers", () => {
  const view = viewOf(renderToStaticMarkup(<Icon name="phone" />))
  expect(view.all('svg[aria-hidden="true"] use[href$="#icon-phone"]')).toHaveLength(1)
})
