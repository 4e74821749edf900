import { describe, expect, it } from "vitest"
import { cellsOfFleet, cellsOfVehicle } from "./cells.ts"
import { type GridAction, type GridState, gridReducer, initialState } from "./grid-state.ts"

const RATES = { "rate-oneWeek": "5,500", "rate-twoWeeks": "5,300" }
const CELLS = cellsOfFleet(["alto", "axio"])
const START = initialState({ alto: RATES, axio: RATES })

function stateAfter(...actions: GridAction[]): GridState {
  return actions.reduce(gridReducer(CELLS), START)
}

const type = (id: string, text: string): GridAction => ({ type: "type", id, text })
const set = (texts: Record<string, string>): GridAction => ({
  type: "set",
  texts: new Map(Object.entries(texts)),
  by: "paste",
})
const select = (anchor: [number, number], end: [number, number]): GridAction => ({
  type: "select",
  block: { anchor: position(...anchor), end: position(...end) },
})
const position = (row: number, column: number) => ({ row, column })
const UNDO: GridAction = { type: "undo", movesFocus: true }

describe("typing", () => {
  it("changes no price until the field is left", () => {
    const state = stateAfter(type("rate-oneWeek.alto", "6000"))
    expect(state.texts).toBe(START.texts)
    expect(state).toMatchObject({ draft: { text: "6000" }, isEditing: true })
  })

  it.each([
    ["6000/=", "6,000"],
    [" LKR 6 000.00", "6,000"],
    [" 9.500 ", "9.500"],
  ])("formats %j as %j when the field is left", (input, text) => {
    const { texts, draft } = stateAfter(type("rate-oneWeek.alto", input), { type: "commit" })
    expect(texts.alto).toEqual({ ...RATES, "rate-oneWeek": text })
    expect(draft).toBeNull()
  })

  it("does not replace the texts of other vehicles", () => {
    expect(stateAfter(type("rate-oneWeek.alto", "6000"), { type: "commit" }).texts.axio).toBe(RATES)
  })

  it("is discarded by Escape, with the selection", () => {
    const cell = { id: "rate-oneWeek.alto", vehicleId: "alto", field: "rate-oneWeek" } as const
    const state = stateAfter(select([0, 0], [1, 1]), type(cell.id, "1"), {
      type: "cancel",
      cell,
      position: position(0, 0),
    })
    expect(state).toMatchObject({ draft: null, texts: START.texts, block: { end: position(0, 0) } })
    expect(state.focusRequest).toEqual({ id: cell.id })
  })
})

describe("undo", () => {
  it("undoes a change of several fields as one step", () => {
    const pasted = set({ "rate-oneWeek.alto": "6000", "rate-twoWeeks.axio": "6000" })
    const state = stateAfter(pasted, UNDO)
    expect(state.texts).toEqual(START.texts)
    expect(state).toMatchObject({
      announcement: { about: "undone" },
      focusRequest: { id: "rate-oneWeek.alto" },
    })
    expect(stateAfter(pasted, UNDO, { type: "redo", movesFocus: true }).texts).toEqual(
      stateAfter(pasted).texts,
    )
  })

  it("does not move the focus when a button was clicked", () => {
    expect(
      stateAfter(set({ "rate-oneWeek.alto": "1" }), { type: "undo", movesFocus: false }).focusRequest,
    ).toBeNull()
  })

  it("does nothing without a step to undo", () => expect(stateAfter(UNDO)).toBe(START))

  it("does not undo texts that the fields held at hydration", () => {
    const restored = new Map([["rate-oneWeek.alto", "7,000"]])
    const state = stateAfter({ type: "adopt", texts: restored }, UNDO)
    expect(state.texts.alto).toMatchObject({ "rate-oneWeek": "7,000" })
  })
})

describe("a change of several fields", () => {
  it("announces how many fields changed", () => {
    const { announcement } = stateAfter(set({ "rate-oneWeek.alto": "5500", "rate-twoWeeks.alto": "6000" }))
    expect(announcement).toEqual({ about: "pasted", count: 2, changedCount: 1 })
  })

  it("clears the errors of the last paste", () => {
    expect(stateAfter({ type: "refuse", problems: ["wrong"] }).problems).toEqual(["wrong"])
    expect(
      stateAfter({ type: "refuse", problems: ["wrong"] }, set({ "rate-oneWeek.alto": "1" })).problems,
    ).toEqual([])
  })
})

describe("the selection", () => {
  const move = (from: [number, number], key: string, isExtending = false): GridAction => ({
    type: "move",
    from: position(...from),
    key,
    isExtending,
  })

  it("follows the focus", () => {
    expect(stateAfter({ type: "focused", position: position(1, 2) }).block).toEqual({
      anchor: position(1, 2),
      end: position(1, 2),
    })
  })

  it("extends with Shift from its anchor, and announces its size", () => {
    const state = stateAfter(select([0, 0], [0, 0]), move([0, 0], "ArrowRight", true), {
      type: "focused",
      position: position(0, 1),
    })
    expect(state.block).toEqual({ anchor: position(0, 0), end: position(0, 1) })
    expect(state.announcement).toEqual({ about: "selected", rows: 1, columns: 2 })
  })

  it("moves on from a field with typed text, and commits the text", () => {
    const state = stateAfter(type("rate-oneWeek.alto", "6000"), move([0, 0], "Enter"))
    expect(state).toMatchObject({ draft: null, isEditing: false, focusRequest: { id: "rate-oneWeek.axio" } })
    expect(state.texts.alto).toMatchObject({ "rate-oneWeek": "6,000" })
  })

  it("commits the text of a field outside the table without moving", () => {
    const reduce = gridReducer(cellsOfVehicle("alto"))
    const editedState = reduce(initialState({ alto: { deposit: "0" } }), type("deposit.alto", "45000"))
    const state = reduce(editedState, { type: "move", from: null, key: "Enter", isExtending: false })
    expect(state.texts.alto).toEqual({ deposit: "45,000" })
    expect(state.focusRequest).toBeNull()
  })

  it("is the whole table after selectAll", () => {
    expect(stateAfter({ type: "selectAll" }).block).toEqual({ anchor: position(0, 0), end: position(1, 5) })
  })
})
