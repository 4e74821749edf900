import { join } from "node:path"
import type { DatabaseLocation } from "#adapters/database/database.ts"
import { databaseOn, query } from "./postgres-query.ts"

type EmptyDatabase = { database: DatabaseLocation; remove: () => Promise<void> }

/** An empty database of the same engine: a file in the folder, or another database of the same server. */
export async function emptyDatabase(like: DatabaseLocation, folder: string): Promise<EmptyDatabase> {
  if ("file" in like) return { database: { file: join(folder, "rental.db") }, remove: async () => {} }
  const name = `empty_${crypto.randomUUID().replaceAll("-", "")}`
  await query(like.url, `create database ${name}`)
  return {
    database: { url: databaseOn(like.url, name) },
    remove: () => query(like.url, `drop database ${name} with (force)`),
  }
}
