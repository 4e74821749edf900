import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, it } from "vitest"

/** Imports that are left when types are gone, and what is imported when it is needed. */
const IMPORT = /^(?:import|export)\b(?!\s+type\b)[^"'`;]*?\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/gm

/** Every module that a browser may load, with the module that imports it. */
function modulesOf(entry: string): Map<string, string> {
  const found = new Map([[entry, "the start"]])
  for (const file of found.keys()) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    for (const [, fixed, needed] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const specifier = fixed ?? needed ?? ""
      const path = specifier.startsWith("#")
        ? specifier.slice(1)
        : specifier.startsWith(".")
          ? normalize(join(dirname(file), specifier))
          : specifier
      if (!found.has(path)) found.set(path, file)
    }
  }
  return found
}

const modules = modulesOf("app/islands/start.ts")

it("islands load the components of the registry", () => {
  expect(modules.has("app/site/vehicle/booking/booking.tsx")).toBe(true)
  expect(modules.size).toBeGreaterThan(50)
})

it("islands import nothing of the router, of the server or of adapters", () => {
  const foreign = [...modules].filter(([path]) =>
    /^(react-router|node:|server\/|adapters\/|app\/context)/.test(path),
  )
  expect(foreign).toEqual([])
})

// React derives ids from the place in the tree, which differs between the page and an island by itself.
it("islands call no useId", () => {
  const files = [...modules.keys()].filter((path) => existsSync(path))
  expect(files.filter((file) => /\buseId\(/.test(readFileSync(file, "utf8")))).toEqual([])
})
