import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Database, openDatabase } from "#adapters/database/database.ts"
import { addKey, OFFICE_KEY_FILE, officeKey } from "./office-keys.ts"

let folder: string
let db: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rent-car-keys-"))
  db = await openDatabase({ file: join(folder, "rental.db") }, console.warn)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

describe("the office's key", () => {
  const keySettings = () => ({ dataDir: folder, officeSecretFile: null, databaseUrl: null })
  const file = () => join(folder, OFFICE_KEY_FILE)

  it("is created in the data folder, for its owner only, and stays the same", async () => {
    const keys = await Promise.all([officeKey(db, keySettings()), officeKey(db, keySettings())])
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await officeKey(db, keySettings())).toBe(keys[0])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.startsWith(OFFICE_KEY_FILE))).toEqual([OFFICE_KEY_FILE])
  })

  it("is a new one after a renewal, followed by the previous one", async () => {
    const before = await officeKey(db, keySettings())
    await addKey(file())
    const after = await officeKey(db, keySettings())
    expect(after).not.toBe(before)
    expect(readFileSync(file(), "utf8")).toBe(`${after}\n${before}\n`)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it("prevents the start if it was lost, with a message that contains no key", async () => {
    const key = await officeKey(db, keySettings())
    rmSync(file())
    const message = await officeKey(db, keySettings()).catch((error: Error) => error.message)
    expect(message).toContain("npm run renew-keys -- lost")
    expect(message).not.toContain(key)
  })

  it("is read from the configured file, which is never created", async () => {
    const officeSecretFile = join(folder, "credential")
    await expect(officeKey(db, { ...keySettings(), officeSecretFile })).rejects.toThrow("cannot be read")
    writeFileSync(officeSecretFile, "short\n")
    await expect(officeKey(db, { ...keySettings(), officeSecretFile })).rejects.toThrow(
      "32 characters or more",
    )
    writeFileSync(officeSecretFile, `${"k".repeat(40)}\n`)
    expect(await officeKey(db, { ...keySettings(), officeSecretFile })).toBe("k".repeat(40))
  })

  it("is in PostgreSQL if no file is configured, shared by several machines", async () => {
    // The settings alone decide where the key is: the database of this test is SQLite.
    const settings = { ...keySettings(), databaseUrl: "postgres://127.0.0.1/rental" }
    expect(await officeKey(db, settings)).toBe(await officeKey(db, settings))
    expect(readdirSync(folder)).not.toContain(OFFICE_KEY_FILE)
  })
})
