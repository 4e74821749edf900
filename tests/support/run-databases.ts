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
    /** A PostgreSQL server for tests, with a template database; null if PostgreSQL is not installed. */
    postgres: PostgresTemplate | null
    /** A SQLite file with the current schema. Copying it is faster than running the migrations. */
    sqliteTemplate: string
  }
}

export const POSTGRES_SKIPPED = "PostgreSQL: skipped, initdb and pg_ctl were not found"

type Teardown = () => void | Promise<void>

/** Global set-up: creates the SQLite template and a PostgreSQL server, or uses that of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<Teardown> {
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

async function providePostgres(project: TestProject): Promise<Teardown> {
  const givenUrl = process.env.TEST_DATABASE_URL
  const programs = findPostgres()
  if (!givenUrl && !programs) {
    process.stderr.write(`${POSTGRES_SKIPPED}\n`)
    project.provide("postgres", null)
    return () => {}
  }
  const server = givenUrl || !programs ? null : startPostgres(programs)
  // Also stops the server when the run is aborted.
  if (server) process.once("exit", server.remove)
  const url = server?.url ?? givenUrl ?? ""
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
