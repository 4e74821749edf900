import { expect, it } from "vitest"
import { arrowKeyDirection } from "./arrow-key-direction.ts"

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  ["ArrowRight", {}, 1],
  ["ArrowLeft", {}, -1],
  ["ArrowUp", {}, null],
  ["ArrowLeft", { altKey: true }, null],
  ["ArrowRight", { metaKey: true }, null],
  ["ArrowRight", { ctrlKey: true }, null],
  ["ArrowRight", { shiftKey: true }, null],
])("%s with %o has the direction %s", (key, modifiers, direction) => {
  expect(arrowKeyDirection({ key, ...NO_MODIFIER, ...modifiers })).toBe(direction)
})
