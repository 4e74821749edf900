import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { shortClassName } from "./class-names.ts"

it("names every class and movement of every style sheet, none like another", () => {
  const named = globSync("app/**/*.module.css").flatMap((file) => {
    const sheet = readFileSync(file, "utf8")
    const own = new Set([...sheet.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = ""]) => name))
    return [...own].map((name) => shortClassName(name, `${process.cwd()}/${file}`, sheet))
  })
  expect(named.length).toBeGreaterThan(300)
  expect(new Set(named).size).toBe(named.length)
  for (const name of named) expect(name).toMatch(/^_[a-z]+\d+$/)
})

it("names no class that its sheet has not", () => {
  const file = `${process.cwd()}/app/ui/button.module.css`
  expect(() => shortClassName("absent", file, ".present{}")).toThrow("no name absent")
})
