import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest"
import { connectTo, type Database, type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { databaseOn, query } from "./postgres-query.ts"
import { type PostgresTemplate, resetCopy } from "./postgres-template.ts"
import { POSTGRES_SKIPPED } from "./run-databases.ts"

/** Opens the test's own database, which has no rows at the start of the test. Later calls in a test return the same one. */
export type Open = () => Promise<Database>

/** The location of that database, for code in another process. */
export type Locate = () => DatabaseLocation

/** 'empty': no tables, for tests of migrations. 'migrated': all tables of the current schema. */
type InitialSchema = "empty" | "migrated"

type SuiteOptions = { schema?: InitialSchema }

/**
 * Runs a suite on SQLite, in a real file, and on PostgreSQL. Each test has a database of its own, closed after it.
 * One process has one handle on a file, because waiting for SQLite blocks the whole process. Races are tested with real
 * processes (processes.ts).
 */
export function describeOnEachDatabase(
  name: string,
  suite: Suite,
  { schema = "migrated" }: SuiteOptions = {},
): void {
  describeOnSqlite(name, suite, { schema })
  describeOnPostgres(name, suite, { schema })
}

export function describeOnSqlite(
  name: string,
  suite: Suite,
  { schema = "migrated" }: SuiteOptions = {},
): void {
  describe(`${name}, SQLite`, () => {
    suite(...testDatabase(sqliteLocation(schema), schema))
  })
}

export function describeOnPostgres(
  name: string,
  suite: Suite,
  { schema = "migrated" }: SuiteOptions = {},
): void {
  const template = inject("postgres")
  // Skipped if the machine has no PostgreSQL; `npm test` reports it. The location is never used then.
  if (!template)
    describe.skip(`${name}, ${POSTGRES_SKIPPED}`, () =>
      suite(...testDatabase(sqliteLocation(schema), schema)))
  else
    describe(`${name}, PostgreSQL`, () => {
      const locate = schema === "empty" ? emptyPostgres(template.serverUrl) : migratedPostgres(template)
      suite(...testDatabase(locate, schema))
    })
}

type Suite = (open: Open, locate: Locate) => void

function testDatabase(locate: Locate, schema: InitialSchema): [Open, Locate] {
  let opened: Promise<Database> | null = null
  afterEach(async () => {
    await (await opened)?.destroy()
    opened = null
  })
  const open = () => {
    // Copies of a template have the current schema, so no migrations are looked for.
    opened ??= schema === "empty" ? openDatabase(locate(), failOnWarning) : connect(locate())
    return opened
  }
  return [open, locate]
}

async function connect(location: DatabaseLocation): Promise<Database> {
  return connectTo(location, failOnWarning)
}

/** A new folder for each test. */
function sqliteLocation(schema: InitialSchema): Locate {
  let folder = ""
  const file = () => join(folder, "rental.db")
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rent-car-sqlite-"))
    if (schema === "migrated") copyFileSync(inject("sqliteTemplate"), file())
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return () => ({ file: file() })
}

/** A database for the suite, emptied before each test. */
function emptyPostgres(serverUrl: string): Locate {
  const name = newName()
  const url = databaseOn(serverUrl, name)
  beforeAll(() => query(serverUrl, `create database ${name}`))
  beforeEach(() => query(url, "drop schema public cascade; create schema public"))
  afterAll(() => query(serverUrl, `drop database ${name} with (force)`))
  return () => ({ url })
}

/** A copy of the template for the suite, reset before each test, or copied again after a test that changed the schema. */
function migratedPostgres(template: PostgresTemplate): Locate {
  const name = newName()
  const url = databaseOn(template.serverUrl, name)
  const copy = () => query(template.serverUrl, `create database ${name} template ${template.name}`)
  const drop = () => query(template.serverUrl, `drop database ${name} with (force)`)
  beforeAll(copy)
  beforeEach(async () => {
    if (await resetCopy(url, template)) return
    await drop()
    await copy()
  })
  afterAll(drop)
  return () => ({ url })
}

function newName(): string {
  return `test_${crypto.randomUUID().replaceAll("-", "")}`
}

function failOnWarning(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
