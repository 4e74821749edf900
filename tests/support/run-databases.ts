import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { databaseOn, query } from "./postgres-query.ts"
import { findPostgres, startPostgres } from "./postgres-server.ts"
import { describeTemplate, type PostgresTemplate } from "./postgres-template.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases, with one to be copied; null where its programs were not found. */
    postgres: PostgresTemplate | null
    /** A file of SQLite with the tables of today, to be copied: making them takes longer than most tests. */
    sqliteTemplate: string
  }
}

export const SKIPPED = "PostgreSQL: skipped, initdb and pg_ctl were not found"

type Remove = () => void | Promise<void>

/** What the databases of the tests are made of, for the whole run: a folder, and a PostgreSQL server or TEST_DATABASE_URL's. */
export default async function setup(project: TestProject): Promise<Remove> {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-template-"))
  const sqliteTemplate = join(folder, "rental.db")
  await makeTables({ file: sqliteTemplate })
  project.provide("sqliteTemplate", sqliteTemplate)
  const removeServer = await providePostgres(project)
  return async () => {
    rmSync(folder, { recursive: true })
    await removeServer()
  }
}

async function providePostgres(project: TestProject): Promise<Remove> {
  const given = process.env.TEST_DATABASE_URL
  const programs = findPostgres()
  if (!given && !programs) {
    process.stderr.write(`${SKIPPED}\n`)
    project.provide("postgres", null)
    return () => {}
  }
  const server = given || !programs ? null : startPostgres(programs)
  // Also when the run is broken off: no server stays behind.
  if (server) process.once("exit", server.remove)
  const url = server?.url ?? given ?? ""
  const template = `template_${crypto.randomUUID().replaceAll("-", "")}`
  await query(url, `create database ${template}`)
  await makeTables({ url: databaseOn(url, template) })
  project.provide("postgres", await describeTemplate(url, template))
  return server ? server.remove : () => query(url, `drop database ${template}`)
}

async function makeTables(location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location, console.warn)
  await db.destroy()
}
