import { randomUUID } from "node:crypto"
import { mkdir, rename, rm } from "node:fs/promises"
import { basename, dirname, join, relative, resolve } from "node:path"
import { isDeepStrictEqual } from "node:util"
import {
  engineOf,
  isDatabaseEmpty,
  restoreDatabase,
  unknownMigrations,
} from "#adapters/db/backup/database-backup.ts"
import type { DatabaseLocation } from "#adapters/db/database.ts"
import type { Place } from "./back-up.ts"
import { copyPrivate, isEmptyPlace, sumOf, sync } from "./files.ts"
import { DATABASE, FILES, type Manifest, readManifest } from "./manifest.ts"

/**
 * Puts a backup into an empty place: its files beside that place first, and when all of them are right, the folder is put
 * there under its name. PostgreSQL takes its part in one transaction.
 * @throws a sentence where the backup is damaged or of another kind, or the place is not empty; the place is then as before.
 */
export async function restore(backup: string, place: Place): Promise<Manifest> {
  const manifest = await readManifest(backup)
  await refuseOtherKinds(manifest, place)
  await checkSums(backup, manifest.files)
  const dataDir = resolve(place.dataDir)
  const unfinished = join(dirname(dataDir), `.${basename(dataDir)}.restoring-${randomUUID()}`)
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  try {
    await copyFiles(backup, manifest, unfinished)
    if ("file" in place.database) await restoreFile(backup, manifest, place.database, dataDir, unfinished)
    await sync(unfinished)
    await putInPlace(unfinished, dataDir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  if ("url" in place.database) await restoreUrl(backup, manifest, place.database, dataDir)
  return manifest
}

async function refuseOtherKinds(manifest: Manifest, { database, dataDir }: Place): Promise<void> {
  const { engine } = manifest.database
  if (engine !== engineOf(database))
    throw new Error(`the backup is of ${NAMES[engine]}, and the settings name ${NAMES[engineOf(database)]}`)
  const unknown = unknownMigrations(manifest.database)
  if (unknown.length > 0)
    throw new Error(
      `the backup was made by a newer version: this program does not know ${unknown.join(", ")}`,
    )
  if (!(await isEmptyPlace(dataDir)))
    throw new Error(`${dataDir} is not empty, and nothing in it is overwritten: restore into a new folder`)
  if (!(await isDatabaseEmpty(database)))
    throw new Error(
      "the database has tables, and nothing in it is overwritten: restore into a new, empty one",
    )
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

async function copyFiles(backup: string, { files }: Manifest, to: string): Promise<void> {
  const kept = files.filter(({ path }) => path !== DATABASE)
  for (const { path } of kept) {
    const file = join(to, relative(FILES, path))
    await copyPrivate(join(backup, path), file)
    await sync(file)
  }
  await checkSums(
    to,
    kept.map((file) => ({ ...file, path: relative(FILES, file.path) })),
  )
}

async function restoreFile(
  backup: string,
  manifest: Manifest,
  { file }: Extract<DatabaseLocation, { file: string }>,
  dataDir: string,
  unfinished: string,
): Promise<void> {
  const to = join(unfinished, relative(dataDir, resolve(file)))
  await restoreDatabase({ file: to }, join(backup, DATABASE), manifest.database)
  const [before, after] = [
    await sumOf(backup, DATABASE),
    await sumOf(unfinished, relative(dataDir, resolve(file))),
  ]
  if (before.sha256 !== after.sha256) throw new Error("the database was not copied as it is")
  await sync(to)
}

/** The files are in place by now; they go again where the database takes nothing. */
async function restoreUrl(
  backup: string,
  manifest: Manifest,
  location: Extract<DatabaseLocation, { url: string }>,
  dataDir: string,
): Promise<void> {
  try {
    await restoreDatabase(location, join(backup, DATABASE), manifest.database)
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

/** An empty folder may be there already; its name is taken over. */
async function putInPlace(unfinished: string, dataDir: string): Promise<void> {
  try {
    await rename(unfinished, dataDir)
    await sync(dirname(dataDir))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${dataDir} cannot be put in place: ${reason}`, { cause: error })
  }
}
