import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, it } from "vitest"
import routes from "#app/routes.ts"

// Paths of the site are literals only where they are defined. Other code uses the functions of app/paths.ts.
const DEFINED_IN = [
  "app/routes.ts",
  "app/pages.ts",
  "app/paths.ts",
  "app/offline-paths.ts",
  "app/office/paths.ts",
]

/** The first segments of all paths of the route table: `home`, `cars`, `office`. */
const FIRST_SEGMENTS = new Set(pathsIn(await routes).flatMap((path) => /^[\w.-]+/.exec(path)?.[0] ?? []))
const GUIDE_PREFIX = "rent-a-car-"
const PATH_LITERAL = new RegExp(
  `["'\`]/(?:(?:${[...FIRST_SEGMENTS].map(RegExp.escape).join("|")})(?![\\w.-])|${GUIDE_PREFIX})`,
)

it.each([
  ['href="/about"', true],
  ["`/cars/vans`", true],
  ["a[href^='/carlist']", true],
  ['"/rent-a-car-to-"', true],
  ['"/home#enq"', true],
  ['"/homework"', false],
  ['"/images/home.jpg"', false],
])("a path of the site in %s is recognised: %s", (code, expected) =>
  expect(PATH_LITERAL.test(code)).toBe(expected),
)

it("no other module contains a path of the site", () => {
  const files = ["app", "server"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !DEFINED_IN.includes(path))
  const pathLiterals = files.flatMap((file) =>
    stripComments(readFileSync(file, "utf8"))
      .split("\n")
      .filter((line) => PATH_LITERAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(pathLiterals).toEqual([])
})

function pathsIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (path ? [path] : pathsIn(children ?? [])))
}

function stripComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/ .*$/gm, "")
}
