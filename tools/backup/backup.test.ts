import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { isDatabaseEmpty } from "#adapters/database/backup/database-backup.ts"
import { type Database, openDatabase } from "#adapters/database/database.ts"
import { MIGRATION_NAMES } from "#adapters/database/migrate.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { emptyDatabase } from "#tests/support/empty-database.ts"
import { BOOKING, RECEIVED_AT, REFERENCE } from "#tests/support/sample-enquiries.ts"
import { backUp, type SiteLocation } from "./back-up.ts"
import { restore } from "./restore.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rent-car-backup-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

describeOnEachDatabase("a backup", (open, locate) => {
  /** A site with one enquiry, one email and one uploaded file. */
  async function site(): Promise<SiteLocation> {
    const dataDir = join(folder, "data")
    mkdirSync(join(dataDir, "mailbox"), { recursive: true })
    mkdirSync(join(dataDir, "uploads/vans"), { recursive: true })
    writeFileSync(join(dataDir, "mailbox/one.eml"), "an email")
    writeFileSync(join(dataDir, "mailbox/.two.eml.unfinished"), "half an em")
    writeFileSync(join(dataDir, "uploads/vans/van.jpg"), "a picture")
    await record(await open())
    await addPhoto(await open())
    return { database: locate(), dataDir }
  }

  /** An empty data folder and an empty database. */
  async function emptyLocation(): Promise<SiteLocation & { remove: () => Promise<void> }> {
    const dataDir = join(folder, "restored")
    return { dataDir, ...(await emptyDatabase(locate(), dataDir)) }
  }

  const makeBackup = async () => backUp(await site(), join(folder, "backups"), RECEIVED_AT)

  it("fails if the data folder cannot be read", async () => {
    const { database } = await site()
    const noFolder = join(folder, "data/mailbox/one.eml")
    await expect(
      backUp({ database, dataDir: noFolder }, join(folder, "backups"), RECEIVED_AT),
    ).rejects.toThrow("ENOTDIR")
    expect(readdirSync(join(folder, "backups"))).toEqual([])
  })

  it("contains the database and every complete file, readable only by its owner", async () => {
    const backup = await makeBackup()
    expect(backup.folder).toBe(join(folder, "backups/rental-20261121T223454Z"))
    const paths = readdirSync(backup.folder, { recursive: true, encoding: "utf8" }).toSorted()
    const files = ["database", "files/mailbox/one.eml", "files/uploads/vans/van.jpg", "manifest.json"]
    const folders = ["files", "files/mailbox", "files/uploads", "files/uploads/vans"]
    expect(paths).toEqual([...files, ...folders].toSorted())
    const modeOf = (path: string) => statSync(join(backup.folder, path)).mode & 0o777
    expect([...new Set(files.map(modeOf)), ...new Set(["", ...folders].map(modeOf))]).toEqual([0o600, 0o700])
    expect(readdirSync(join(folder, "backups"))).toEqual(["rental-20261121T223454Z"])
    expect(backup.manifest.database.rows).toMatchObject({
      enquiries: 1,
      deliveries: 1,
      kysely_migration: MIGRATION_NAMES.length,
    })
  })

  it("restores the same data", async () => {
    const backup = await makeBackup()
    const location = await emptyLocation()
    await restore(backup.folder, location)
    const db = await openDatabase(location.database, console.warn)
    expect(await new DatabaseOutbox(db).find(REFERENCE)).toEqual(
      await new DatabaseOutbox(await open()).find(REFERENCE),
    )
    const [photo] = await db.selectFrom("picture_files").selectAll().execute()
    expect({ ...photo, bytes: [...(photo?.bytes ?? [])] }).toEqual(PHOTO)
    expect(readFileSync(join(location.dataDir, "mailbox/one.eml"), "utf8")).toBe("an email")
    expect(readFileSync(join(location.dataDir, "uploads/vans/van.jpg"), "utf8")).toBe("a picture")
    await db.destroy()
    await location.remove()
  })

  it("ends the sessions and links of the backup when restored, and lists the accounts", async () => {
    const db = await open()
    await addStaff(db)
    const backup = await makeBackup()
    const location = await emptyLocation()
    const { endedCounts, staff, needsOfficeKey } = await restore(backup.folder, location)
    expect({ endedCounts, staff, needsOfficeKey }).toEqual({
      needsOfficeKey: false,
      endedCounts: { sessions: 1, links: 2 },
      staff: [{ name: "Nimal", role: "owner" }],
    })
    const restored = await openDatabase(location.database, console.warn)
    for (const table of TABLES_OF_ACCESS)
      expect(await restored.selectFrom(table).selectAll().execute(), table).toEqual([])
    await restored.destroy()
    await location.remove()
  })

  it("leaves out the office key and the first owner's link, and its restore keeps an existing office key", async () => {
    const location = await site()
    writeFileSync(join(location.dataDir, "office.key"), "k".repeat(64))
    writeFileSync(join(location.dataDir, "first-owner"), "https://www.example.lk/office/welcome/secret")
    const namedKeyFile = join(location.dataDir, "uploads/named.key")
    writeFileSync(namedKeyFile, "k".repeat(64))
    const backup = await backUp(
      { ...location, officeKeyFile: namedKeyFile },
      join(folder, "backups"),
      RECEIVED_AT,
    )
    const paths = readdirSync(backup.folder, { recursive: true, encoding: "utf8" })
    expect(paths.filter((path) => path.endsWith(".key") || path.endsWith("first-owner"))).toEqual([])
    const target = await emptyLocation()
    mkdirSync(target.dataDir)
    writeFileSync(join(target.dataDir, "office.key"), "k".repeat(64))
    await restore(backup.folder, target)
    expect(readdirSync(target.dataDir)).toContain("office.key")
    await target.remove()
  })

  it("is restored into an existing empty folder, such as a mounted one", async () => {
    const backup = await makeBackup()
    const location = await emptyLocation()
    mkdirSync(location.dataDir)
    await restore(backup.folder, location)
    const databaseFiles = "file" in location.database ? ["rental.db"] : []
    expect(readdirSync(location.dataDir).toSorted()).toEqual(["mailbox", ...databaseFiles, "uploads"])
    await location.remove()
  })

  it("does not overwrite another backup", async () => {
    const location = await site()
    await backUp(location, join(folder, "backups"), RECEIVED_AT)
    await expect(backUp(location, join(folder, "backups"), RECEIVED_AT)).rejects.toThrow("is there already")
    expect(readdirSync(join(folder, "backups"))).toHaveLength(1)
  })

  it("is refused inside the data folder", async () => {
    const location = await site()
    await expect(backUp(location, join(location.dataDir, "backups"), RECEIVED_AT)).rejects.toThrow(
      "outside of it",
    )
  })

  it("is not restored over existing data", async () => {
    const backup = await makeBackup()
    const location = await emptyLocation()
    mkdirSync(location.dataDir)
    writeFileSync(join(location.dataDir, "note.txt"), "mine")
    await expect(restore(backup.folder, location)).rejects.toThrow("is not empty")
    expect(readdirSync(location.dataDir)).toEqual(["note.txt"])
    await location.remove()
  })

  it("is not restored into a database of another engine", async () => {
    const backup = await makeBackup()
    const other =
      "url" in locate()
        ? { file: join(folder, "restored/rental.db") }
        : { url: "postgres://127.0.0.1:1/none" }
    const restoring = restore(backup.folder, { database: other, dataDir: join(folder, "restored") })
    await expect(restoring).rejects.toThrow(/the backup is of (SQLite|PostgreSQL), and the settings name/)
    expect(existsSync(join(folder, "restored"))).toBe(false)
  })

  it.each([
    [
      "a changed byte in the database",
      (backup: string) => appendFileSync(join(backup, "database"), "x"),
      "database is not as it was",
    ],
    [
      "a changed email",
      (backup: string) => writeFileSync(join(backup, "files/mailbox/one.eml"), "bn email"),
      "one.eml is not as it was",
    ],
    [
      "a missing picture",
      (backup: string) => rmSync(join(backup, "files/uploads/vans/van.jpg")),
      "van.jpg is missing",
    ],
    ["no manifest", (backup: string) => rmSync(join(backup, "manifest.json")), "is not a backup"],
    [
      "a path in the manifest that leads out of the folder",
      (backup: string) => edit(backup, "files/mailbox", "../../mailbox"),
      "manifest.json cannot be read",
    ],
    [
      "a migration of a later version",
      (backup: string) => edit(backup, "001-catalogue", "999-later"),
      "does not know 999-later",
    ],
    [
      "a wrong number of rows in the manifest",
      (backup: string) => edit(backup, '"enquiries": 1', '"enquiries": 2'),
      "differs from the backup",
    ],
  ])("is refused with %s, and nothing is restored", async (_, damage, message) => {
    const backup = await makeBackup()
    damage(backup.folder)
    const location = await emptyLocation()
    await expect(restore(backup.folder, location)).rejects.toThrow(message)
    expect(existsSync(location.dataDir)).toBe(false)
    expect(await isDatabaseEmpty(location.database)).toBe(true)
    expect(readdirSync(folder).toSorted()).toEqual(["backups", "data"])
    await location.remove()
  })
})

async function record(db: Database): Promise<void> {
  const draft = { formKey: "form", content: BOOKING, receivedAt: RECEIVED_AT, newReference: () => REFERENCE }
  await new DatabaseOutbox(db).record(draft)
}

/** The tables of sessions and of links that give access to the office. */
const TABLES_OF_ACCESS = [
  "staff_sessions",
  "staff_verifications",
  "staff_password_resets",
  "staff_invitations",
] as const

/** A signed-in user with a password reset link, and an open invitation. */
async function addStaff(db: Database): Promise<void> {
  const at = "2026-11-22T00:00:00.000Z"
  const expires_at = "2037-01-01T00:00:00.000Z"
  const times = { created_at: at, updated_at: at }
  await db
    .insertInto("staff")
    .values({ id: "n", name: "Nimal", email: "n@example.lk", email_verified: 0, role: "owner", ...times })
    .execute()
  await db
    .insertInto("staff_sessions")
    .values({ id: "s", staff_id: "n", token: "t", expires_at, ...times })
    .execute()
  await db
    .insertInto("staff_password_resets")
    .values({ staff_id: "n", secret_hash: "r", expires_at })
    .execute()
  await db
    .insertInto("staff_invitations")
    .values({ secret_hash: "i", role: "owner", expires_at, used_at: null })
    .execute()
}

function edit(backup: string, from: string, to: string): void {
  const file = join(backup, "manifest.json")
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to))
}

/** A photo with bytes that a copy as text would change. */
const PHOTO = { name: "abc-360.avif", hash: "abc", bytes: [0, 10, 13, 39, 92, 255, 0] }

async function addPhoto(db: Database): Promise<void> {
  const { hash, name, bytes } = PHOTO
  await db
    .insertInto("pictures")
    .values({ hash, width: 640, height: 360, alt: "", added_at: "2026-11-22" })
    .execute()
  await db
    .insertInto("picture_files")
    .values({ name, hash, bytes: new Uint8Array(bytes) })
    .execute()
}
