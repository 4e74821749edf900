import { expect, it } from "vitest"
import { readSceneNames } from "./scene-names.ts"

it("the scene names are those that have picture files", () => {
  const names = readSceneNames(new URL("../../public/", import.meta.url).pathname)
  expect(names).toContain("ella")
  expect(names).toContain("g-paddy")
  expect(names).not.toContain("atlantis")
  expect(names.size).toBe(48)
})
