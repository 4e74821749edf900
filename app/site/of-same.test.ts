import { expect, it, vi } from "vitest"
import { ofSame } from "./of-same.ts"

it("is worked out once for the same object, and anew for one that only looks the same", () => {
  const namesOf = vi.fn((vehicles: readonly { name: string }[]) => vehicles.map(({ name }) => name))
  const remembered = ofSame(namesOf)
  const fleet = [{ name: "Axio" }]
  expect(remembered(fleet)).toEqual(["Axio"])
  expect(remembered(fleet)).toBe(remembered(fleet))
  expect(namesOf).toHaveBeenCalledTimes(1)
  expect(remembered([{ name: "Axio" }])).not.toBe(remembered(fleet))
})
