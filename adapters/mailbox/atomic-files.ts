import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import path from "node:path"
import { isMissingFile } from "#lib/is-missing-file.ts"

const OWNER_ONLY = 0o600

/** A folder in which files appear atomically. If it is missing, it is created, readable by its owner only. */
export class AtomicFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Writes a file durably before it returns. Readers of the folder never see an incomplete file.
   * @throws the file system's error: no space, no permission, not a folder
   */
  async write(name: string, content: Uint8Array): Promise<void> {
    const temporaryFile = path.join(this.#folder, `.${name}.${randomUUID()}`)
    try {
      await this.#writeSynced(temporaryFile, content)
      await rename(temporaryFile, path.join(this.#folder, name))
    } catch (error) {
      await rm(temporaryFile, { force: true })
      throw error
    }
    // The rename is durable only after the folder is synced too.
    await syncFolder(this.#folder)
  }

  async #writeSynced(file: string, content: Uint8Array): Promise<void> {
    const handle = await this.#create(file)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  async #create(file: string) {
    try {
      return await open(file, "wx", OWNER_ONLY)
    } catch (error) {
      if (!isMissingFile(error)) throw error
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      return open(file, "wx", OWNER_ONLY)
    }
  }
}

/** Windows cannot sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
