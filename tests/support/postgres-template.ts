import type { Client } from "pg"
import { connected, databaseOn } from "./postgres-query.ts"

/**
 * A database with the tables of today that tests begin with. Copying one waits for the server's disk, so that a copy serves
 * test after test: `clear` leaves in it what stood in the template, as long as its tables still have that `shape`.
 */
export type PostgresTemplate = { url: string; name: string; shape: string; clear: string }

const TABLES = "relnamespace = 'public'::regnamespace and relkind = 'r'"

/** Every column of every table, as a text to compare. */
const SHAPE = `select md5(string_agg(format('%s.%s.%s.%s', relname, attname, attnum, atttypid), ' ' order by relname, attnum)) as shape
  from pg_attribute join pg_class on pg_class.oid = attrelid where ${TABLES} and attnum > 0`

export function describeTemplate(serverUrl: string, name: string): Promise<PostgresTemplate> {
  return connected(databaseOn(serverUrl, name), async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select relname as table from pg_class where ${TABLES}`,
    )
    // As a copy of the server would be filled: no row waits for another one that it points to.
    const statements = ["set session_replication_role = replica"]
    for (const { table } of rows) statements.push(...(await clearing(client, table)))
    return { url: serverUrl, name, shape: await shapeOf(client), clear: statements.join("; ") }
  })
}

/** Leaves in a copy what stood in its template. @returns false where its tables are no longer those of the template. */
export function clearCopy(url: string, { shape, clear }: PostgresTemplate): Promise<boolean> {
  return connected(url, async (client) => {
    if ((await shapeOf(client)) !== shape) return false
    await client.query(clear)
    return true
  })
}

async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape ?? ""
}

async function clearing(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ kept: string | null }>(
    `select json_agg(t)::text as kept from "${table}" t`,
  )
  const kept = rows[0]?.kept
  if (!kept) return [`delete from "${table}"`]
  const filled = `select * from json_populate_recordset(null::"${table}", '${kept.replaceAll("'", "''")}')`
  return [`delete from "${table}"`, `insert into "${table}" ${filled}`]
}
