import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, it } from "vitest"

/** Imports and re-exports with `from`, without those of types only, and dynamic imports. */
const IMPORT = /^(?:import|export)\b(?!\s+type\b)[^"'`;]*?\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/gm

/** Every module that a browser can load, with the module that imports it. */
function modulesOf(entry: string): Map<string, string> {
  const found = new Map([[entry, "the entry"]])
  for (const file of found.keys()) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    for (const [, staticImport, dynamicImport] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const specifier = staticImport ?? dynamicImport ?? ""
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

it("the search follows the imports of the registry", () => {
  expect(modules.has("app/site/vehicle/booking/booking.tsx")).toBe(true)
  expect(modules.size).toBeGreaterThan(50)
})

it("islands do not import the router, the server or adapters", () => {
  const foreign = [...modules].filter(([path]) =>
    /^(react-router|node:|server\/|adapters\/|app\/context)/.test(path),
  )
  expect(foreign).toEqual([])
})

// useId depends on the position in the tree, which differs between the whole page and an island alone.
it("islands call no useId", () => {
  const files = [...modules.keys()].filter((path) => existsSync(path))
  expect(files.filter((file) => /\buseId\(/.test(readFileSync(file, "utf8")))).toEqual([])
})
