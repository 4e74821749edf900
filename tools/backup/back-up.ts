import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { backUpDatabase } from "#adapters/database/backup/database-backup.ts"
import type { DatabaseLocation } from "#adapters/database/database.ts"
import { firstOwnerFile } from "#server/first-owner.ts"
import { OFFICE_KEY_FILE } from "#server/office-keys.ts"
import { checksumOf, copyPrivate, type FileChecksum, filesBelow, sync } from "./files.ts"
import { DATABASE_FILE, FILES_FOLDER, MANIFEST_FILE, type Manifest } from "./manifest.ts"

/** The database, the data folder and the key file of a site. */
export type SiteLocation = { database: DatabaseLocation; dataDir: string; officeKeyFile?: string | null }

/**
 * Writes a backup of a running site into a new folder in `parent`, completely or not at all.
 * The database is copied before the files: an email file that is written in between is copied as well, and overwritten
 * after a restore. In the reverse order, a delivery could be marked as delivered while its email file is missing.
 * @returns the folder and its manifest.
 */
export async function backUp(
  location: SiteLocation,
  parent: string,
  now: Date,
): Promise<{ folder: string; manifest: Manifest }> {
  const name = `rental-${now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}`
  const folder = join(parent, name)
  const temporaryFolder = join(parent, `.${name}.unfinished`)
  if (!relative(location.dataDir, parent).startsWith(".."))
    throw new Error(`${parent} lies in the data folder: keep backups outside of it, best on another disk`)
  if (await stat(folder).catch(() => null))
    throw new Error(`${folder} is there already, and is not overwritten`)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await mkdir(temporaryFolder, { mode: 0o700 })
  try {
    const manifest = await writeBackup(location, temporaryFolder, now)
    await rename(temporaryFolder, folder)
    await sync(parent)
    return { folder, manifest }
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true })
    throw error
  }
}

async function writeBackup(
  { database, dataDir, officeKeyFile }: SiteLocation,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await writeFile(join(folder, DATABASE_FILE), "", { mode: 0o600 })
  const contents = await backUpDatabase(database, join(folder, DATABASE_FILE))
  const files: FileChecksum[] = [await checksumOf(folder, DATABASE_FILE)]
  for (const path of await filesBeside(database, dataDir, officeKeyFile ?? null)) {
    const isCopied = await copyPrivate(join(dataDir, path), join(folder, FILES_FOLDER, path))
    if (isCopied) files.push(await checksumOf(folder, join(FILES_FOLDER, path)))
  }
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), database: contents, files }
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  for (const { path } of files) await sync(join(folder, path))
  for (const path of [join(folder, MANIFEST_FILE), folder]) await sync(path)
  return manifest
}

/**
 * The files of the data folder, except the database (its engine copies it), the office key and the first
 * owner's link.
 */
async function filesBeside(
  database: DatabaseLocation,
  dataDir: string,
  officeKeyFile: string | null,
): Promise<string[]> {
  const databaseFiles =
    "file" in database ? ["", "-wal", "-shm"].map((end) => resolve(database.file + end)) : []
  const excluded = [
    ...databaseFiles,
    resolve(dataDir, OFFICE_KEY_FILE),
    firstOwnerFile(resolve(dataDir)),
    ...(officeKeyFile ? [resolve(officeKeyFile)] : []),
  ]
  return (await filesBelow(dataDir)).filter((path) => !excluded.includes(resolve(dataDir, path)))
}
