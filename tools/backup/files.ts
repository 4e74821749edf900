import { createHash } from "node:crypto"
import { constants, createReadStream } from "node:fs"
import { chmod, copyFile, mkdir, open, readdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { isMissingFile } from "#lib/is-missing-file.ts"

/** A file of a backup: its path in the backup, its length and its checksum. */
export type FileChecksum = { path: string; bytes: number; sha256: string }

/** The paths of all complete files below a folder. A name that begins with a dot marks a file that is still being written. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing)
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Copies a file, readable only by its owner. @returns false if it no longer exists: the site may have deleted it. */
export async function copyPrivate(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL)
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
  await chmod(to, 0o600)
  return true
}

export async function checksumOf(folder: string, path: string): Promise<FileChecksum> {
  const file = join(folder, path)
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return { path, bytes: (await stat(file)).size, sha256: hash.digest("hex") }
}

/** Flushes a file or the entries of a folder to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The names in a folder; empty if the folder is missing. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(emptyIfMissing)
}

/** A missing folder is empty. Other errors are thrown: a folder that cannot be read may contain anything. */
function emptyIfMissing(error: unknown): [] {
  if (isMissingFile(error)) return []
  throw error
}
