import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { backUpDatabase } from "#adapters/database/backup/database-backup.ts"
import type { DatabaseLocation } from "#adapters/database/database.ts"
import { firstOwnerFile } from "#server/first-owner.ts"
import { OFFICE_KEY_FILE } from "#server/office-keys.ts"
import { copyPrivate, type FileSum, filesBelow, sumOf, sync } from "./files.ts"
import { DATABASE, FILES, MANIFEST, type Manifest } from "./manifest.ts"

/** Where a site keeps its data. */
export type Place = { database: DatabaseLocation; dataDir: string; officeKeyFile?: string | null }

/**
 * Writes a backup of a running site into a new folder in `parent`, completely or not at all.
 * The database is copied before the files: an email file that is written in between is copied as well, and overwritten
 * after a restore. In the reverse order, a delivery could be marked as delivered while its email file is missing.
 * @returns the folder and its manifest.
 */
export async function backUp(
  place: Place,
  parent: string,
  now: Date,
): Promise<{ folder: string; manifest: Manifest }> {
  const name = `rental-${now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}`
  const folder = join(parent, name)
  const unfinished = join(parent, `.${name}.unfinished`)
  if (!relative(place.dataDir, parent).startsWith(".."))
    throw new Error(`${parent} lies in the data folder: keep backups outside of it, best on another disk`)
  if (await stat(folder).catch(() => null))
    throw new Error(`${folder} is there already, and is not overwritten`)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const manifest = await write(place, unfinished, now)
    await rename(unfinished, folder)
    await sync(parent)
    return { folder, manifest }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function write(
  { database, dataDir, officeKeyFile }: Place,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await writeFile(join(folder, DATABASE), "", { mode: 0o600 })
  const contents = await backUpDatabase(database, join(folder, DATABASE))
  const files: FileSum[] = [await sumOf(folder, DATABASE)]
  for (const path of await filesBeside(database, dataDir, officeKeyFile ?? null)) {
    const isCopied = await copyPrivate(join(dataDir, path), join(folder, FILES, path))
    if (isCopied) files.push(await sumOf(folder, join(FILES, path)))
  }
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), database: contents, files }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  for (const { path } of files) await sync(join(folder, path))
  for (const path of [join(folder, MANIFEST), folder]) await sync(path)
  return manifest
}

/** The files of the data folder, without the database, which its engine copies, the office key and the link of the first owner. */
async function filesBeside(
  database: DatabaseLocation,
  dataDir: string,
  officeKeyFile: string | null,
): Promise<string[]> {
  const ofEngine = "file" in database ? ["", "-wal", "-shm"].map((end) => resolve(database.file + end)) : []
  const excluded = [
    ...ofEngine,
    resolve(dataDir, OFFICE_KEY_FILE),
    firstOwnerFile(resolve(dataDir)),
    ...(officeKeyFile ? [resolve(officeKeyFile)] : []),
  ]
  return (await filesBelow(dataDir)).filter((path) => !excluded.includes(resolve(dataDir, path)))
}
