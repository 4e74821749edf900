import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, describe, inject } from "vitest"
import { type Database, type DatabaseLocation, openDatabase } from "#adapters/db/database.ts"
import { databaseOn, query } from "./postgres-query.ts"
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
  const server = inject("postgres")
  const title = server === null ? SKIPPED : "PostgreSQL"
  describe.skipIf(server === null)(`${name}, ${title}`, () => {
    suite(...testDatabase(postgresPlace(server ?? { url: "", template: "" }, beginning)))
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

/** A database that each test finds as the first one did. */
function postgresPlace(server: { url: string; template: string }, beginning: Beginning): Locate {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`
  const template = beginning === "ready" ? server.template : "template1"
  // Not after each: what a test ends last may still ask for it.
  const drop = () => query(server.url, `drop database if exists ${name} with (force)`)
  beforeEach(async () => {
    await drop()
    await query(server.url, `create database ${name} template ${template}`)
  })
  afterAll(drop)
  return () => ({ url: databaseOn(server.url, name) })
}

function unexpected(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
