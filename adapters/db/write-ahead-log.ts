import { close, fdatasync, open } from "node:fs"
import { promisify } from "node:util"
import { sharedRun } from "./shared-run.ts"

export type Log = {
  /** Resolves when everything that was committed before is on the disk; rejects where the disk does not take it. */
  untilOnDisk: () => Promise<void>
  close: () => Promise<void>
}

/** The log that SQLite keeps beside its file. SQLite writes it; that it is on the disk is our part. */
export class WriteAheadLog implements Log {
  readonly #path: string
  readonly #sync: (descriptor: number) => Promise<void>
  #descriptor: number | null = null
  #failure: unknown = null

  constructor(databaseFile: string, sync: (descriptor: number) => Promise<void> = promisify(fdatasync)) {
    this.#path = `${databaseFile}-wal`
    this.#sync = sync
  }

  /**
   * A thread of its own waits for the disk, so that pages are answered meanwhile, and transactions that are committed
   * meanwhile wait together for the next time.
   * Once the disk has failed it always rejects: the system may have thrown away what it could not write, and would call the
   * next try a success without it.
   */
  readonly untilOnDisk = sharedRun(async () => {
    if (this.#failure) throw this.#failure
    // SQLite makes it with its first transaction, and takes it away when the last connection of all processes is closed.
    this.#descriptor ??= await promisify(open)(this.#path, "r+")
    try {
      await this.#sync(this.#descriptor)
    } catch (error) {
      this.#failure = error
      throw error
    }
  })

  /** Brings the last to the disk. Where that fails, whoever waits for it hears of it; here there is nobody to tell. */
  async close(): Promise<void> {
    if (this.#descriptor === null) return
    await this.untilOnDisk().catch(() => {})
    await promisify(close)(this.#descriptor)
  }
}
