import { describe, expect, it } from "vitest"
import { isInBlock, movedPosition, sizeOf } from "./block.ts"

const position = (row: number, column: number) => ({ row, column })
const SIZE = { rows: 4, columns: 6 }

describe("a key in the table", () => {
  it.each([
    ["ArrowUp", 0, 2],
    ["ArrowDown", 2, 2],
    ["ArrowLeft", 1, 1],
    ["ArrowRight", 1, 3],
    ["Home", 1, 0],
    ["End", 1, 5],
    ["Enter", 2, 2],
  ])("%s moves to row %i, column %i", (key, row, column) => {
    expect(movedPosition(position(1, 2), key, SIZE)).toEqual(position(row, column))
  })

  it("stays within the table", () => {
    expect(movedPosition(position(0, 0), "ArrowUp", SIZE)).toEqual(position(0, 0))
    expect(movedPosition(position(3, 5), "ArrowRight", SIZE)).toEqual(position(3, 5))
    expect(movedPosition(position(3, 5), "Enter", SIZE)).toEqual(position(3, 5))
  })

  it("does not move if it is a letter", () => expect(movedPosition(position(1, 1), "a", SIZE)).toBeNull())
})

describe("a block", () => {
  it.each([
    [position(1, 1), position(2, 3)],
    [position(2, 3), position(1, 1)],
    [position(1, 3), position(2, 1)],
  ])("extends in any direction: %j to %j", (anchor, end) => {
    const block = { anchor, end }
    expect(sizeOf(block)).toEqual({ rows: 2, columns: 3 })
    expect([position(1, 1), position(2, 3), position(1, 2)].every((inside) => isInBlock(block, inside))).toBe(
      true,
    )
    expect(
      [position(0, 1), position(3, 1), position(1, 0), position(1, 4)].some((outside) =>
        isInBlock(block, outside),
      ),
    ).toBe(false)
  })
})
