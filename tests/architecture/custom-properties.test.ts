import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const files = globSync("app/**/*.{css,ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file))
const sources = files.map(
  (file) => [file, readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")] as const,
)
// Declarations in style sheets (`--a: 1`) and in style objects (`["--a"]: 1`).
const declaredProperties = new Set(
  sources.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)(?:"\]?)?\s*:/g)].map(([, name]) => name)),
)

it("every custom property that a style sheet or a script reads without a fallback is declared", () => {
  expect(declaredProperties.size).toBeGreaterThan(50)
  const undeclared = sources.flatMap(([file, text]) =>
    [...text.matchAll(/(?:var|getPropertyValue)\("?(--[\w-]+)"?\s*\)/g)].flatMap(([, name = ""]) =>
      declaredProperties.has(name) ? [] : [`${file} ${name}`],
    ),
  )
  expect(undeclared).toEqual([])
})
