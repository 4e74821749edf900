import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

// Misleading or misspelt field names of the public API (docs/requirements.md, R14.9).
const WIRE_NAMES =
  /allProduts|discount_type|wholesale_minimum_qty|current_sale_price|current_purchase_cost|air_baloons|automatic_shift|unlimited_price|one_months_per_total/
const WIRE_ADAPTERS = /^(adapters\/admin-host\/|server\/http\/public-api)/

it("wire names occur only in the adapters that read and write them", () => {
  const citingFiles = ["domain", "messages", "app", "adapters", "seed", "server"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => WIRE_NAMES.test(readFileSync(path, "utf8")))
  expect(citingFiles.length).toBeGreaterThan(0)
  expect(citingFiles.filter((path) => !WIRE_ADAPTERS.test(path))).toEqual([])
})
