import { expect, it } from "vitest"
import { wayOfKey } from "./way-of-key.ts"

const BARE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  ["ArrowRight", {}, 1],
  ["ArrowLeft", {}, -1],
  ["ArrowUp", {}, null],
  ["ArrowLeft", { altKey: true }, null],
  ["ArrowRight", { metaKey: true }, null],
  ["ArrowRight", { ctrlKey: true }, null],
  ["ArrowRight", { shiftKey: true }, null],
])("%s with %o leads to %s", (key, held, way) => {
  expect(wayOfKey({ key, ...BARE, ...held })).toBe(way)
})
