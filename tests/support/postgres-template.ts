import type { Client } from "pg"
import { databaseOn, withClient } from "./postgres-query.ts"

/**
 * A database with the current schema, copied for test suites. Copying is slow, so all tests of a suite share a copy: the
 * statements of `resetSql` restore the rows of the template, as long as the copy has the same `schemaHash`.
 */
export type PostgresTemplate = { serverUrl: string; name: string; schemaHash: string; resetSql: string }

const IS_TABLE = "relnamespace = 'public'::regnamespace and relkind = 'r'"

/** A hash of all columns of all tables. */
const SCHEMA_HASH_SQL = `select md5(string_agg(format('%s.%s.%s.%s', relname, attname, attnum, atttypid), ' ' order by relname, attnum)) as hash
  from pg_attribute join pg_class on pg_class.oid = attrelid where ${IS_TABLE} and attnum > 0`

export function describeTemplate(serverUrl: string, name: string): Promise<PostgresTemplate> {
  return withClient(databaseOn(serverUrl, name), async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select relname as table from pg_class where ${IS_TABLE}`,
    )
    // Disables foreign keys, as in a replica, so that the order of the tables does not matter.
    const statements = ["set session_replication_role = replica"]
    for (const { table } of rows) statements.push(...(await resetStatements(client, table)))
    return { serverUrl, name, schemaHash: await schemaHashOf(client), resetSql: statements.join("; ") }
  })
}

/** Resets the rows of a copy to those of its template. @returns false if a test changed the schema. */
export function resetCopy(url: string, { schemaHash, resetSql }: PostgresTemplate): Promise<boolean> {
  return withClient(url, async (client) => {
    if ((await schemaHashOf(client)) !== schemaHash) return false
    await client.query(resetSql)
    return true
  })
}

async function schemaHashOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(SCHEMA_HASH_SQL)
  return rows[0]?.hash ?? ""
}

async function resetStatements(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ stored: string | null }>(
    `select json_agg(t)::text as stored from "${table}" t`,
  )
  const storedJson = rows[0]?.stored
  if (!storedJson) return [`delete from "${table}"`]
  const restored = `select * from json_populate_recordset(null::"${table}", '${storedJson.replaceAll("'", "''")}')`
  return [`delete from "${table}"`, `insert into "${table}" ${restored}`]
}
