import { join } from "node:path"
import type { DatabaseLocation } from "#adapters/db/database.ts"
import { query } from "./databases.ts"

type EmptyDatabase = { database: DatabaseLocation; remove: () => Promise<void> }

/** An empty database of the same engine: a file in the folder, or another database of the same server. */
export async function emptyDatabase(like: DatabaseLocation, folder: string): Promise<EmptyDatabase> {
  if ("file" in like) return { database: { file: join(folder, "rental.db") }, remove: async () => {} }
  const name = `empty_${crypto.randomUUID().replaceAll("-", "")}`
  await query(like.url, `create database ${name}`)
  const url = Object.assign(new URL(like.url), { pathname: `/${name}` }).href
  return { database: { url }, remove: () => query(like.url, `drop database ${name} with (force)`) }
}
