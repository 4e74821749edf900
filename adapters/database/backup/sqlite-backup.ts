import { copyFile, mkdir, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { backup, DatabaseSync } from "node:sqlite"
import type { DatabaseContents } from "./database-contents.ts"

/** Copies all pages in one step: the copy is consistent, and writers, who use the log, do not wait for it. */
const ALL_PAGES = 2 ** 31 - 1

/** Uses SQLite's online backup API. The copy is one file without a separate log, and its integrity is checked. */
export async function backUpSqlite(from: string, to: string): Promise<DatabaseContents> {
  if (await isSqliteEmpty(from)) throw new Error(`there is no database at ${from}`) // SQLite would create one
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  return checkedContents(to)
}

export async function isSqliteEmpty(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found === null
}

/** If the check fails, the caller deletes the whole folder. */
export async function restoreSqlite(to: string, from: string): Promise<DatabaseContents> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  return checkedContents(to)
}

function checkedContents(file: string): DatabaseContents {
  const db = new DatabaseSync(file)
  try {
    db.exec("PRAGMA journal_mode = DELETE")
    const problems = [
      ...db.prepare("PRAGMA integrity_check").all(),
      ...db.prepare("PRAGMA foreign_key_check").all(),
    ]
    const [first] = problems
    if (problems.length !== 1 || first?.integrity_check !== "ok")
      throw new Error(`${file} is damaged: ${JSON.stringify(problems.slice(0, 5))}`)
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
