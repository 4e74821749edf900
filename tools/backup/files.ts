import { createHash } from "node:crypto"
import { constants, createReadStream } from "node:fs"
import { chmod, copyFile, mkdir, open, readdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { pipeline } from "node:stream/promises"

/** A file of a backup: where it is in it, and what it holds. */
export type FileSum = { path: string; bytes: number; sha256: string }

/** Every file below a folder that is whole, by its path; one whose name begins with a point is still being written. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhereMissing)
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Copies a file for its owner only. @returns false where it has gone meanwhile: somebody tidied up. */
export async function copyPrivate(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL)
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false
    throw error
  }
  await chmod(to, 0o600)
  return true
}

export async function sumOf(folder: string, path: string): Promise<FileSum> {
  const file = join(folder, path)
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return { path, bytes: (await stat(file)).size, sha256: hash.digest("hex") }
}

/** Brings a file, or a folder's list of names, to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What a folder holds; nothing where there is none. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(noneWhereMissing)
}

/** Nothing lies in a folder that is not there; one that cannot be read may hold anything. */
function noneWhereMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return []
  throw error
}
