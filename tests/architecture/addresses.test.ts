import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, it } from "vitest"
import routes from "#app/routes.ts"

// An address of ours is written where it is defined, and used by its name: app/paths.ts says how.
const DEFINED_IN = ["app/routes.ts", "app/pages.ts", "app/paths.ts", "app/office/paths.ts"]

/** The first parts of all paths of the route table: `home`, `cars`, `office`. */
const FIRST_PARTS = new Set(pathsIn(await routes).flatMap((path) => /^[\w.-]+/.exec(path)?.[0] ?? []))
const GUIDES = "rent-a-car-"
const ADDRESS = new RegExp(
  `["'\`]/(?:(?:${[...FIRST_PARTS].map(RegExp.escape).join("|")})(?![\\w.-])|${GUIDES})`,
)

it.each([
  ['href="/about"', true],
  ["`/cars/vans`", true],
  ["a[href^='/carlist']", true],
  ['"/rent-a-car-to-"', true],
  ['"/home#enq"', true],
  ['"/homework"', false],
  ['"/images/home.jpg"', false],
])("an address of ours in %s is recognised: %s", (code, expected) =>
  expect(ADDRESS.test(code)).toBe(expected),
)

it("no address of ours is written by hand", () => {
  const files = ["app", "server"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !DEFINED_IN.includes(path))
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8"))
      .split("\n")
      .filter((line) => ADDRESS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

function pathsIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (path ? [path] : pathsIn(children ?? [])))
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/ .*$/gm, "")
}
