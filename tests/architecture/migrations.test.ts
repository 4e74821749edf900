import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const MIGRATIONS = "adapters/database/migrations"
const IMPORT = /\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g

/** The query builder, and frozen copies: current code would change what an old migration does. */
const ALLOWED = /^(kysely|\.\/frozen\/[\w-]+\.ts)$/
const ALLOWED_IN_FROZEN = /^\.\/[\w-]+\.ts$/

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "")

const files = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name))

it.each([
  ["import the query builder and frozen copies only", MIGRATIONS, ALLOWED],
  ["have frozen copies that import nothing but each other", join(MIGRATIONS, "frozen"), ALLOWED_IN_FROZEN],
])("migrations %s", (_, folder, allowed) => {
  const sourceFiles = files(folder)
  expect(sourceFiles.length).toBeGreaterThan(0)
  const forbidden = sourceFiles.flatMap((file) =>
    importsOf(file)
      .filter((name) => !allowed.test(name))
      .map((name) => `${file} imports ${name}`),
  )
  expect(forbidden).toEqual([])
})
