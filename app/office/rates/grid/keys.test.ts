import { describe, expect, it } from "vitest"
import { actionForKey } from "./keys.ts"

const cell = { id: "rate-oneWeek.alto", vehicleId: "alto", field: "rate-oneWeek" } as const
const position = { row: 0, column: 0 }
const PLAIN = { shiftKey: false, altKey: false, isCommand: false }

const press = (key: string, held: Partial<typeof PLAIN> = {}, overrides: object = {}) =>
  actionForKey({ key, ...PLAIN, ...held }, { cell, position, isEditing: false, ...overrides })

describe("a key in a field", () => {
  it.each([
    ["ArrowRight", {}, { type: "move", from: position, key: "ArrowRight", isExtending: false }],
    [
      "ArrowRight",
      { shiftKey: true },
      { type: "move", from: position, key: "ArrowRight", isExtending: true },
    ],
    ["End", {}, { type: "move", from: position, key: "End", isExtending: false }],
    ["Enter", {}, { type: "move", from: position, key: "Enter", isExtending: false }],
    ["Enter", { shiftKey: true }, { type: "move", from: position, key: "ArrowUp", isExtending: false }],
    ["Enter", { isCommand: true }, { type: "submit" }],
    ["F2", {}, { type: "edit" }],
    ["Escape", {}, { type: "cancel", cell, position }],
    ["z", { isCommand: true }, { type: "undo", movesFocus: true }],
    ["Z", { isCommand: true, shiftKey: true }, { type: "redo", movesFocus: true }],
    ["y", { isCommand: true }, { type: "redo", movesFocus: true }],
    ["a", { isCommand: true }, { type: "selectAll" }],
  ])("%s with %o has the action %o", (key, held, action) => expect(press(key, held)).toEqual(action))

  it.each([
    ["a", {}],
    ["Tab", {}],
    ["c", { isCommand: true }],
    ["ArrowLeft", { altKey: true }],
  ])("%s with %o is left to the browser", (key, held) => expect(press(key, held)).toBeNull())
})

describe("a key in a field whose text is edited", () => {
  const editing = { isEditing: true }

  it.each(["ArrowLeft", "ArrowRight", "Home", "End"])("%s moves the cursor in the text", (key) =>
    expect(press(key, {}, editing)).toBeNull(),
  )

  it.each(["z", "y", "a"])("Ctrl+%s is left to the text field", (key) =>
    expect(press(key, { isCommand: true }, editing)).toBeNull(),
  )

  it("leaves the field if it is an arrow up or down, and submits if it is Ctrl+Enter", () => {
    expect(press("ArrowDown", { shiftKey: true }, editing)).toMatchObject({
      type: "move",
      isExtending: false,
    })
    expect(press("Enter", { isCommand: true }, editing)).toEqual({ type: "submit" })
  })
})

it("leaves an arrow and Ctrl+A in a field outside the table to the browser, but handles Enter", () => {
  expect(press("ArrowDown", {}, { position: null })).toBeNull()
  expect(press("a", { isCommand: true }, { position: null })).toBeNull()
  expect(press("Enter", {}, { position: null })).toMatchObject({ type: "move", from: null })
})
