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
import { endAllAccess, isKeyStoredOutsideDatabase } from "#adapters/database/staff/office-key.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { OFFICE_KEY_FILE } from "#server/office-keys.ts"
import type { SiteLocation } from "./back-up.ts"
import { checksumOf, copyPrivate, namesIn, sync } from "./files.ts"
import { DATABASE_FILE, FILES_FOLDER, type Manifest, readManifest } from "./manifest.ts"

/**
 * Restores a backup into an empty data folder and an empty database. All files are copied into a temporary folder there
 * and checked; then they are renamed, a SQLite file last. PostgreSQL restores in one transaction.
 * @throws a message for the operator if the backup is damaged or of another engine, or data is already there. Nothing is
 * changed then.
 */
export async function restore(backup: string, location: SiteLocation): Promise<Restored> {
  const manifest = await readManifest(backup)
  await checkTarget(manifest, location)
  await verifyChecksums(backup, manifest.files)
  const dataDir = resolve(location.dataDir)
  const createdFolder = await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const temporaryFolder = join(dataDir, `.restoring-${randomUUID()}`)
  const movedPaths: string[] = []
  let access: ClosedAccess
  try {
    await mkdir(temporaryFolder, { mode: 0o700 })
    await copyAll(backup, manifest, location, temporaryFolder)
    await moveIntoPlace(temporaryFolder, dataDir, movedPaths)
    if ("url" in location.database)
      await restoreDatabase(location.database, join(backup, DATABASE_FILE), manifest.database)
    access = await closeAccess(location)
  } catch (error) {
    for (const path of createdFolder ? [createdFolder] : [temporaryFolder, ...movedPaths])
      await rm(path, { recursive: true, force: true })
    throw error
  }
  return { manifest, ...access }
}

type ClosedAccess = {
  /** The numbers of sessions and links that the restore ended. */
  endedCounts: { sessions: number; links: number }
  /** The accounts of the backup. */
  staff: { name: string; role: StaffRole }[]
  /** Whether the backup is encrypted with a key that is not in it. */
  needsOfficeKey: boolean
}

export type Restored = { manifest: Manifest } & ClosedAccess

/** Ends all sessions and links of the backup, because their users may have been removed since. */
async function closeAccess({ database }: SiteLocation): Promise<ClosedAccess> {
  const db = await openDatabase(database, () => {})
  try {
    const staff = await db.selectFrom("staff").select(["name", "role"]).orderBy("name").execute()
    return {
      endedCounts: await endAllAccess(db),
      staff,
      needsOfficeKey: await isKeyStoredOutsideDatabase(db),
    }
  } finally {
    await db.destroy()
  }
}

async function checkTarget(manifest: Manifest, { database, dataDir }: SiteLocation): Promise<void> {
  const { engine } = manifest.database
  if (engine !== engineOf(database))
    throw new Error(
      `the backup is of ${ENGINE_NAMES[engine]}, and the settings name ${ENGINE_NAMES[engineOf(database)]}`,
    )
  const unknownNames = unknownMigrations(manifest.database)
  if (unknownNames.length > 0)
    throw new Error(
      `the backup was made by a newer version: this program does not know ${unknownNames.join(", ")}`,
    )
  const existingNames = await filesIn(dataDir)
  if (existingNames.length > 0)
    throw new Error(
      `${dataDir} is not empty (${existingNames.slice(0, 3).join(", ")}), and nothing in it is overwritten`,
    )
  if (!(await isDatabaseEmpty(database)))
    throw new Error(
      "the database has tables, and nothing in it is overwritten: restore into a new, empty one",
    )
}

/**
 * The names in the data folder, without the office key: it is in no backup, and may be there before the
 * restore.
 */
async function filesIn(dataDir: string): Promise<string[]> {
  return (await namesIn(dataDir)).filter((name) => name !== OFFICE_KEY_FILE)
}

const ENGINE_NAMES = { sqlite: "SQLite", postgres: "PostgreSQL" }

async function verifyChecksums(folder: string, files: Manifest["files"]): Promise<void> {
  for (const file of files) {
    const actual = await checksumOf(folder, file.path).catch(() => null)
    if (!actual) throw new Error(`the backup is damaged: ${file.path} is missing`)
    if (!isDeepStrictEqual(actual, file))
      throw new Error(`the backup is damaged: ${file.path} is not as it was`)
  }
}

/** Checks the checksum of each file again after the copy. */
async function copyAll(
  backup: string,
  manifest: Manifest,
  { database, dataDir }: SiteLocation,
  to: string,
): Promise<void> {
  const copies = manifest.files
    .filter(({ path }) => path !== DATABASE_FILE)
    .map((file) => ({ from: file.path, checksum: { ...file, path: relative(FILES_FOLDER, file.path) } }))
  for (const { from, checksum } of copies) await copyPrivate(join(backup, from), join(to, checksum.path))
  const checksums = copies.map(({ checksum }) => checksum)
  const [databaseChecksum] = manifest.files.filter(({ path }) => path === DATABASE_FILE)
  if ("file" in database && databaseChecksum) {
    const path = relative(dataDir, database.file)
    await restoreDatabase({ file: join(to, path) }, join(backup, DATABASE_FILE), manifest.database)
    checksums.push({ ...databaseChecksum, path })
  }
  await verifyChecksums(to, checksums)
  for (const { path } of checksums) await sync(join(to, path))
}

/**
 * Moves the copied files into the data folder and adds their paths to `movedPaths`.
 * @throws if another process has written to `dataDir`
 */
async function moveIntoPlace(temporaryFolder: string, dataDir: string, movedPaths: string[]): Promise<void> {
  const names = await readdir(temporaryFolder, { withFileTypes: true })
  // The temporary folder is in the data folder, and should be the only entry there.
  if ((await filesIn(dataDir)).length > 1) throw new Error(`somebody writes to ${dataDir}`)
  const filesLast = names.toSorted((one, other) => Number(one.isFile()) - Number(other.isFile()))
  for (const { name } of filesLast) {
    await rename(join(temporaryFolder, name), join(dataDir, name))
    movedPaths.push(join(dataDir, name))
  }
  await rmdir(temporaryFolder)
  await sync(dataDir)
}
