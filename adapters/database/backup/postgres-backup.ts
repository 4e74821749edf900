import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import type { DatabaseContents } from "./database-contents.ts"
import { findPostgresProgramFolder } from "./postgres-programs.ts"

const MAX_OUTPUT_BYTES = 10 * 1024 * 1024

/** Runs `pg_dump` in its custom format. The rows are counted in the snapshot that is written. */
export async function backUpPostgres({
  url,
  file,
}: {
  url: string
  file: string
}): Promise<DatabaseContents> {
  return withConnection(url, async (client) => {
    await client.query("begin isolation level repeatable read read only")
    const { rows } = await client.query("select pg_export_snapshot() as snapshot")
    const contents = await contentsOf(client)
    await run("pg_dump", url, [
      "--format=custom",
      `--snapshot=${rows[0].snapshot}`,
      ...WITHOUT_OWNERS,
      `--file=${file}`,
    ])
    return contents
  })
}

export async function isPostgresEmpty(url: string): Promise<boolean> {
  return withConnection(url, async (client) => (await tableNames(client)).length === 0)
}

export async function restorePostgres({
  url,
  file,
}: {
  url: string
  file: string
}): Promise<DatabaseContents> {
  await run("pg_restore", url, ["--single-transaction", "--exit-on-error", ...WITHOUT_OWNERS, file])
  return withConnection(url, contentsOf)
}

/** Drops all tables. Use it only for a database that was empty before a restore. */
export async function dropAllTables(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    const tables = (await tableNames(client)).map((name) => `"${name}"`)
    await client.query(`drop table ${tables.join(", ")} cascade`)
  })
}

/** The options of dump and restore. The restored tables belong to the user who restores them. */
const WITHOUT_OWNERS = ["--no-owner", "--no-privileges"]

/** Passes the password in the environment, because every user of the machine can read command lines. */
async function run(program: "pg_dump" | "pg_restore", url: string, options: string[]): Promise<void> {
  const folder = findPostgresProgramFolder(["pg_dump", "pg_restore"])
  if (!folder)
    throw new Error(
      `${program} was not found. It comes with PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
    )
  const urlWithoutPassword = new URL(url)
  const PGPASSWORD = decodeURIComponent(urlWithoutPassword.password)
  urlWithoutPassword.password = ""
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  try {
    const args = [...options, `--dbname=${urlWithoutPassword.href}`]
    await promisify(execFile)(join(folder, program), args, { env, maxBuffer: MAX_OUTPUT_BYTES })
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error)
    throw new Error(`${program} failed: ${output}`, { cause: error })
  }
}

async function withConnection<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "rent-car-service backup" })
  client.on("error", () => {}) // the next query fails
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `)
  return rows.map(({ name }) => name)
}

async function contentsOf(client: pg.Client): Promise<DatabaseContents> {
  const counts: [string, number][] = []
  for (const table of await tableNames(client)) {
    const { rows } = await client.query(`select count(*)::int as count from "${table}"`)
    counts.push([table, rows[0].count])
  }
  const { rows } = await client.query("select name from kysely_migration order by name")
  return { engine: "postgres", migrations: rows.map(({ name }) => name), rows: Object.fromEntries(counts) }
}
