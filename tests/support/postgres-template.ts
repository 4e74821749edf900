import type { Client } from "pg"
import { connected, databaseOn } from "./postgres-query.ts"

/**
 * A database with the current schema, copied for test suites. Copying is slow, so all tests of a suite share a copy: the
 * statements `clear` reset its rows to those of the template, as long as its tables still have the same `shape`.
 */
export type PostgresTemplate = { url: string; name: string; shape: string; clear: string }

const TABLES = "relnamespace = 'public'::regnamespace and relkind = 'r'"

/** A hash of all columns of all tables. */
const SHAPE = `select md5(string_agg(format('%s.%s.%s.%s', relname, attname, attnum, atttypid), ' ' order by relname, attnum)) as shape
  from pg_attribute join pg_class on pg_class.oid = attrelid where ${TABLES} and attnum > 0`

export function describeTemplate(serverUrl: string, name: string): Promise<PostgresTemplate> {
  return connected(databaseOn(serverUrl, name), async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select relname as table from pg_class where ${TABLES}`,
    )
    // Disables foreign keys, as in a replica, so that the order of the tables does not matter.
    const statements = ["set session_replication_role = replica"]
    for (const { table } of rows) statements.push(...(await resetStatements(client, table)))
    return { url: serverUrl, name, shape: await shapeOf(client), clear: statements.join("; ") }
  })
}

/** Resets the rows of a copy to those of its template. @returns false if a test changed the schema. */
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

async function resetStatements(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ stored: string | null }>(
    `select json_agg(t)::text as stored from "${table}" t`,
  )
  const stored = rows[0]?.stored
  if (!stored) return [`delete from "${table}"`]
  const restored = `select * from json_populate_recordset(null::"${table}", '${stored.replaceAll("'", "''")}')`
  return [`delete from "${table}"`, `insert into "${table}" ${restored}`]
}
