import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import path from "node:path"

/**
 * Writes a file whole or not at all, and on disk before it returns: what looks into the folder never sees half of it.
 * @throws what the file system says: no space, no right, not a folder.
 */
export async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder, `.${name}.${randomUUID()}`)
  try {
    await writeSynced(unfinished, content)
    await rename(unfinished, path.join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function writeSynced(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new name is an entry of the folder: it is safe only when that is on disk too. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
