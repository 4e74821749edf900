import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest"
import { type Database, type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { databaseOn, query } from "./postgres-query.ts"
import { clearCopy, type PostgresTemplate } from "./postgres-template.ts"
import { SKIPPED } from "./run-databases.ts"

/** Opens the test's own database, which has no rows when the test begins; asked again in the same test, it is the same. */
export type Open = () => Promise<Database>

/** Where that database is, for what runs in a process of its own. */
export type Locate = () => DatabaseLocation

/** 'new': nothing was ever done in it, for tests of how a database is made. 'ready': with the tables of today. */
type Beginning = "new" | "ready"

/**
 * Runs a suite on SQLite, in a real file, and on PostgreSQL. Each test has a database of its own, closed after it.
 * Within one process there is one handle on a file, because SQLite's waiting stops the whole process:
 * what several processes do is tried with real ones (processes.ts).
 */
export function describeOnEachDatabase(name: string, suite: Suite, beginning: Beginning = "ready"): void {
  describeOnSqlite(name, suite, beginning)
  describeOnPostgres(name, suite, beginning)
}

export function describeOnSqlite(name: string, suite: Suite, beginning: Beginning = "ready"): void {
  describe(`${name}, SQLite`, () => {
    suite(...testDatabase(sqlitePlace(beginning)))
  })
}

export function describeOnPostgres(name: string, suite: Suite, beginning: Beginning = "ready"): void {
  const template = inject("postgres")
  // Where the machine has no PostgreSQL: `npm test` names what was skipped, and why. On which database they are not run does not matter.
  if (!template) describe.skip(`${name}, ${SKIPPED}`, () => suite(...testDatabase(sqlitePlace(beginning))))
  else
    describe(`${name}, PostgreSQL`, () => {
      suite(...testDatabase(beginning === "new" ? newPlace(template.url) : readyPlace(template)))
    })
}

type Suite = (open: Open, locate: Locate) => void

function testDatabase(locate: Locate): [Open, Locate] {
  let opened: Promise<Database> | null = null
  afterEach(async () => {
    await (await opened)?.destroy()
    opened = null
  })
  const open = () => {
    opened ??= openDatabase(locate(), unexpected)
    return opened
  }
  return [open, locate]
}

/** A new folder for each test. */
function sqlitePlace(beginning: Beginning): Locate {
  let folder = ""
  const file = () => join(folder, "rental.db")
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rent-car-sqlite-"))
    if (beginning === "ready") copyFileSync(inject("sqliteTemplate"), file())
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return () => ({ file: file() })
}

/** A database for the suite, emptied before each test. */
function newPlace(serverUrl: string): Locate {
  const name = newName()
  const url = databaseOn(serverUrl, name)
  beforeAll(() => query(serverUrl, `create database ${name}`))
  beforeEach(() => query(url, "drop schema public cascade; create schema public"))
  afterAll(() => query(serverUrl, `drop database ${name} with (force)`))
  return () => ({ url })
}

/** A copy of the template for the suite, cleared before each test, or made anew after one that changed its tables. */
function readyPlace(template: PostgresTemplate): Locate {
  const name = newName()
  const url = databaseOn(template.url, name)
  const copy = () => query(template.url, `create database ${name} template ${template.name}`)
  const drop = () => query(template.url, `drop database ${name} with (force)`)
  beforeAll(copy)
  beforeEach(async () => {
    if (await clearCopy(url, template)) return
    await drop()
    await copy()
  })
  afterAll(drop)
  return () => ({ url })
}

function newName(): string {
  return `test_${crypto.randomUUID().replaceAll("-", "")}`
}

function unexpected(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
