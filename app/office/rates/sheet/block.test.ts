import { describe, expect, it } from "vitest"
import { isInBlock, moved, sizeOf } from "./block.ts"

const place = (row: number, column: number) => ({ row, column })
const SIZE = { rows: 4, columns: 6 }

describe("moved", () => {
  it.each([
    ["ArrowUp", 0, 2],
    ["ArrowDown", 2, 2],
    ["ArrowLeft", 1, 1],
    ["ArrowRight", 1, 3],
    ["Home", 1, 0],
    ["End", 1, 5],
    ["Enter", 2, 2],
  ])("moves with %s to %i, %i", (key, row, column) => {
    expect(moved(place(1, 2), key, SIZE)).toEqual(place(row, column))
  })

  it("stays within the table", () => {
    expect(moved(place(0, 0), "ArrowUp", SIZE)).toEqual(place(0, 0))
    expect(moved(place(3, 5), "ArrowRight", SIZE)).toEqual(place(3, 5))
    expect(moved(place(3, 5), "Enter", SIZE)).toEqual(place(3, 5))
  })

  it("does not move with any other key", () => expect(moved(place(1, 1), "a", SIZE)).toBeNull())
})

describe("a block", () => {
  it.each([
    [place(1, 1), place(2, 3)],
    [place(2, 3), place(1, 1)],
    [place(1, 3), place(2, 1)],
  ])("extends in any direction: %j to %j", (anchor, end) => {
    const block = { anchor, end }
    expect(sizeOf(block)).toEqual({ rows: 2, columns: 3 })
    expect([place(1, 1), place(2, 3), place(1, 2)].every((inside) => isInBlock(block, inside))).toBe(true)
    expect([place(0, 1), place(3, 1), place(1, 0), place(1, 4)].some((out) => isInBlock(block, out))).toBe(
      false,
    )
  })
})
