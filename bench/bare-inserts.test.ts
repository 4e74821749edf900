import { rm } from "node:fs/promises"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { Database } from "#adapters/db/database.ts"
import { bareInsertsPerSecond, rowsOfAnEnquiry } from "./bare-inserts.ts"
import { openFolder } from "./enquiries.ts"

let folder: string
let db: Database
beforeEach(async () => {
  const opened = await openFolder()
  folder = opened.folder
  db = opened.db
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

/** How often each value of a column occurs that is the same for every enquiry. */
const columnsOf = async (table: "enquiries" | "deliveries" | "desk_entries" | "delivery_attempts") => {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) =>
    Object.values(row).map((value) => (typeof value === "string" ? value.length : value)),
  )
}

it("are of the rows that an enquiry leaves which was accepted and delivered", async () => {
  const tables = (await rowsOfAnEnquiry(folder, db)).map(({ table }) => table)
  expect(tables.sort()).toEqual([
    "deliveries",
    "delivery_attempts",
    "desk_entries",
    "enquiries",
    "forms",
    "intake",
    "intake_addresses",
  ])
})

it("fill every column that the enquiry filled, under keys of their own", async () => {
  const rows = await rowsOfAnEnquiry(folder, db)
  bareInsertsPerSecond(folder, rows, { seconds: 0.01, visitors: 2 })
  for (const table of ["enquiries", "deliveries", "desk_entries", "delivery_attempts"] as const) {
    const [accepted, ...bare] = await columnsOf(table)
    expect(bare.length).toBeGreaterThan(0)
    for (const row of bare) expect(row).toEqual(accepted)
  }
})
