import { copyFile, mkdir, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { backup, DatabaseSync } from "node:sqlite"
import { isMissingFile } from "#lib/is-missing-file.ts"
import type { DatabaseContents } from "./database-contents.ts"

/**
 * Copies all pages in one step, so that the copy is consistent. Writers append to the write-ahead log meanwhile, and do not wait.
 */
const ALL_PAGES = 2 ** 31 - 1

/** The files to copy from and to. */
type Copy = { from: string; to: string }

/** Uses SQLite's online backup API. The copy is one file without a write-ahead log, and its integrity is checked. */
export async function backUpSqlite({ from, to }: Copy): Promise<DatabaseContents> {
  if (await isSqliteFileMissing(from)) throw new Error(`there is no database at ${from}`) // SQLite would create one
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  return checkedContents(to)
}

/**
 * Whether there is no file at this path.
 * @throws if the file system cannot tell, for example without permission
 */
export async function isSqliteFileMissing(file: string): Promise<boolean> {
  try {
    await stat(file)
    return false
  } catch (error) {
    if (isMissingFile(error)) return true
    throw error
  }
}

/** Leaves the copy in place if the check fails. `tools/backup/restore.ts` then deletes the folder that it restores into. */
export async function restoreSqlite({ from, to }: Copy): Promise<DatabaseContents> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  return checkedContents(to)
}

function checkedContents(file: string): DatabaseContents {
  const db = new DatabaseSync(file)
  try {
    db.exec("PRAGMA journal_mode = DELETE") // merges the write-ahead log, so that the copy is one file
    const checks = [
      ...db.prepare("PRAGMA integrity_check").all(),
      ...db.prepare("PRAGMA foreign_key_check").all(),
    ]
    // An undamaged file has one row: the 'ok' of the integrity check. Foreign keys without a row would add further rows.
    const [first] = checks
    if (checks.length !== 1 || first?.integrity_check !== "ok")
      throw new Error(`${file} is damaged: ${JSON.stringify(checks.slice(0, 5))}`)
    return { engine: "sqlite", ...contentsOf(db) }
  } finally {
    db.close()
  }
}

function contentsOf(db: DatabaseSync): Omit<DatabaseContents, "engine"> {
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name))
  const count = (table: string) => Number(db.prepare(`select count(*) as count from "${table}"`).get()?.count)
  const migrations = db.prepare("select name from kysely_migration order by name").all()
  return {
    migrations: migrations.map(({ name }) => String(name)),
    rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
  }
}
