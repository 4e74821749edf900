import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest"
import { type Database, type DatabaseLocation, openDatabase } from "#adapters/db/database.ts"
import { SKIPPED } from "./postgres-cluster.ts"

/** Opens the test's own database, which is empty when the test begins; asked again in the same test, it is the same. */
export type Open = () => Promise<Database>

/** Where that database is, for what runs in a process of its own. */
export type Locate = () => DatabaseLocation

/**
 * Runs a suite on SQLite, in a real file, and on PostgreSQL. Each test has an empty database, closed after it.
 * Within one process there is one handle on a file, because SQLite's waiting stops the whole process:
 * what several processes do is tried with real ones (processes.ts).
 */
export function describeOnEachDatabase(name: string, suite: Suite): void {
  describeOnSqlite(name, suite)
  describeOnPostgres(name, suite)
}

export function describeOnSqlite(name: string, suite: Suite): void {
  describe(`${name}, SQLite`, () => {
    suite(...testDatabase(sqlitePlace()))
  })
}

export function describeOnPostgres(name: string, suite: Suite): void {
  const serverUrl = inject("postgresUrl")
  const title = serverUrl === null ? SKIPPED : "PostgreSQL"
  describe.skipIf(serverUrl === null)(`${name}, ${title}`, () => {
    suite(...testDatabase(postgresPlace(serverUrl ?? "")))
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
function sqlitePlace(): Locate {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rent-car-sqlite-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return () => ({ file: join(folder, "rental.db") })
}

/** A database for the suite, emptied before each test. */
function postgresPlace(serverUrl: string): Locate {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`
  const url = () => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  beforeAll(() => query(serverUrl, `create database ${name}`))
  beforeEach(() => query(url(), "drop schema public cascade; create schema public"))
  afterAll(() => query(serverUrl, `drop database ${name} with (force)`))
  return () => ({ url: url() })
}

/** Runs statements on a connection of its own. */
export async function query(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: "-c client_min_messages=warning" })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

function unexpected(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
