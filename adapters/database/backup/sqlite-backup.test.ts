import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { isSqliteFileMissing } from "./sqlite-backup.ts"

describe("a SQLite file", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rent-car-sqlite-"))
    writeFileSync(join(folder, "rental.db"), "")
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("is missing if no file has its path", async () => {
    expect(await isSqliteFileMissing(join(folder, "other.db"))).toBe(true)
    expect(await isSqliteFileMissing(join(folder, "no-folder/rental.db"))).toBe(true)
  })

  it("is not missing if the file is empty", async () => {
    expect(await isSqliteFileMissing(join(folder, "rental.db"))).toBe(false)
  })

  it("is not reported as missing if its path cannot be read", async () => {
    await expect(isSqliteFileMissing(join(folder, "rental.db/below-a-file.db"))).rejects.toThrow("ENOTDIR")
  })
})
