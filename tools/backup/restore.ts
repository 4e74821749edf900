import { randomUUID } from "node:crypto"
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { isDeepStrictEqual } from "node:util"
import {
  engineOf,
  isDatabaseEmpty,
  restoreDatabase,
  unknownMigrations,
} from "#adapters/database/backup/database-backup.ts"
import { openDatabase } from "#adapters/database/database.ts"
import { endAccess, isKeyStoredOutsideDatabase } from "#adapters/database/staff/office-key.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { OFFICE_KEY_FILE } from "#server/office-keys.ts"
import type { Place } from "./back-up.ts"
import { copyPrivate, namesIn, sumOf, sync } from "./files.ts"
import { DATABASE, FILES, type Manifest, readManifest } from "./manifest.ts"

/**
 * Restores a backup into an empty data folder and an empty database. All files are copied into a temporary folder there
 * and checked; then they are renamed, a SQLite file last. PostgreSQL restores in one transaction.
 * @throws a message for the operator if the backup is damaged or of another engine, or data is already there. Nothing is
 * changed then.
 */
export async function restore(backup: string, place: Place): Promise<Restored> {
  const manifest = await readManifest(backup)
  await checkTarget(manifest, place)
  await checkSums(backup, manifest.files)
  const dataDir = resolve(place.dataDir)
  const firstMade = await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = join(dataDir, `.restoring-${randomUUID()}`)
  const placed: string[] = []
  let access: Access
  try {
    await mkdir(unfinished, { mode: 0o700 })
    await copyAll(backup, manifest, place, unfinished)
    await moveIntoPlace(unfinished, dataDir, placed)
    if ("url" in place.database)
      await restoreDatabase(place.database, join(backup, DATABASE), manifest.database)
    access = await closeAccess(place)
  } catch (error) {
    for (const path of firstMade ? [firstMade] : [unfinished, ...placed])
      await rm(path, { recursive: true, force: true })
    throw error
  }
  return { manifest, ...access }
}

type Access = {
  /** Sessions and links that the restore ended. */
  ended: { sessions: number; links: number }
  /** The accounts of the backup. */
  staff: { name: string; role: StaffRole }[]
  /** Whether the backup is encrypted with a key that is not in it. */
  needsOfficeKey: boolean
}

export type Restored = { manifest: Manifest } & Access

/** Ends all sessions and links of the backup, because their users may have been removed since. */
async function closeAccess({ database }: Place): Promise<Access> {
  const db = await openDatabase(database, () => {})
  try {
    const staff = await db.selectFrom("staff").select(["name", "role"]).orderBy("name").execute()
    return { ended: await endAccess(db), staff, needsOfficeKey: await isKeyStoredOutsideDatabase(db) }
  } finally {
    await db.destroy()
  }
}

async function checkTarget(manifest: Manifest, { database, dataDir }: Place): Promise<void> {
  const { engine } = manifest.database
  if (engine !== engineOf(database))
    throw new Error(`the backup is of ${NAMES[engine]}, and the settings name ${NAMES[engineOf(database)]}`)
  const unknown = unknownMigrations(manifest.database)
  if (unknown.length > 0)
    throw new Error(
      `the backup was made by a newer version: this program does not know ${unknown.join(", ")}`,
    )
  const existing = await filesIn(dataDir)
  if (existing.length > 0)
    throw new Error(
      `${dataDir} is not empty (${existing.slice(0, 3).join(", ")}), and nothing in it is overwritten`,
    )
  if (!(await isDatabaseEmpty(database)))
    throw new Error(
      "the database has tables, and nothing in it is overwritten: restore into a new, empty one",
    )
}

/** Without the office key: it is in no backup, and may be there before the restore. */
async function filesIn(dataDir: string): Promise<string[]> {
  return (await namesIn(dataDir)).filter((name) => name !== OFFICE_KEY_FILE)
}

const NAMES = { sqlite: "SQLite", postgres: "PostgreSQL" }

async function checkSums(folder: string, files: Manifest["files"]): Promise<void> {
  for (const file of files) {
    const found = await sumOf(folder, file.path).catch(() => null)
    if (!found) throw new Error(`the backup is damaged: ${file.path} is missing`)
    if (!isDeepStrictEqual(found, file))
      throw new Error(`the backup is damaged: ${file.path} is not as it was`)
  }
}

/** Checks the checksum of each file again after the copy. */
async function copyAll(
  backup: string,
  manifest: Manifest,
  { database, dataDir }: Place,
  to: string,
): Promise<void> {
  const copies = manifest.files
    .filter(({ path }) => path !== DATABASE)
    .map((file) => ({ from: file.path, sum: { ...file, path: relative(FILES, file.path) } }))
  for (const { from, sum } of copies) await copyPrivate(join(backup, from), join(to, sum.path))
  const sums = copies.map(({ sum }) => sum)
  const [databaseSum] = manifest.files.filter(({ path }) => path === DATABASE)
  if ("file" in database && databaseSum) {
    const path = relative(dataDir, database.file)
    await restoreDatabase({ file: join(to, path) }, join(backup, DATABASE), manifest.database)
    sums.push({ ...databaseSum, path })
  }
  await checkSums(to, sums)
  for (const { path } of sums) await sync(join(to, path))
}

/** Renames the copied files into place and adds them to `placed`. @throws if another process has written to `dataDir`. */
async function moveIntoPlace(unfinished: string, dataDir: string, placed: string[]): Promise<void> {
  const names = await readdir(unfinished, { withFileTypes: true })
  if ((await filesIn(dataDir)).length > 1) throw new Error(`somebody writes to ${dataDir}`)
  const filesLast = names.toSorted((one, other) => Number(one.isFile()) - Number(other.isFile()))
  for (const { name } of filesLast) {
    await rename(join(unfinished, name), join(dataDir, name))
    placed.push(join(dataDir, name))
  }
  await rmdir(unfinished)
  await sync(dataDir)
}
