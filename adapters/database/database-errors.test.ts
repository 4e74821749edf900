import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Kysely, sql } from "kysely"
import { describe, expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { openDatabase } from "./database.ts"
import { databaseFailure } from "./database-errors.ts"
import { postgresDialect } from "./postgres.ts"

describeOnEachDatabase("a failure of the database", (open) => {
  it("is 'unique' if a row with that key exists", async () => {
    const db = await open()
    const insert = () => db.insertInto("meta").values({ key: "once", value: "only" }).execute()
    await insert()
    expect(databaseFailure(await errorOf(insert()))).toBe("unique")
  })

  it("is 'unique' also for a unique column that is not the key", async () => {
    const db = await open()
    await db.insertInto("forms").values({ form_key: "form" }).execute()
    const insert = (id: string) =>
      sql`insert into enquiries (id, form_key, reference, kind, content, received_at)
        values (${id}, 'form', '7K4M-2Q9T', 'contact', '{}', '2026-11-21T00:00:00.000Z')`.execute(db)
    await insert("1")
    expect(databaseFailure(await errorOf(insert("2")))).toBe("unique")
  })

  it("is null for an invalid query", async () => {
    const db = await open()
    expect(databaseFailure(await errorOf(sql`select * from nowhere`.execute(db)))).toBeNull()
  })
})

describe("a database that does not answer", () => {
  it("is 'unreachable' if no server listens", async () => {
    const { server, url } = await startSilentServer()
    server.close()
    const opening = openDatabase({ url }, console.warn)
    expect(await errorOf(opening)).toSatisfy(({ cause }) => databaseFailure(cause) === "unreachable")
  })

  it("is 'unreachable' if its path is a directory", async () => {
    const opening = openDatabase({ file: tmpdir() }, console.warn)
    expect(await errorOf(opening)).toSatisfy(({ cause }) => databaseFailure(cause) === "unreachable")
  })

  it("is 'timeout' if the server does not answer", async () => {
    const { server, url } = await startSilentServer()
    const limits = { connectMs: 50, statementMs: 50 }
    const db = new Kysely({ dialect: postgresDialect(url, limits, console.warn) })
    expect(databaseFailure(await errorOf(sql`select 1`.execute(db)))).toBe("timeout")
    server.close()
    await db.destroy()
  })

  it("is 'timeout' if another process locks the file for too long", () => {
    const folder = mkdtempSync(join(tmpdir(), "rent-car-locked-"))
    const file = join(folder, "rental.db")
    const holder = new DatabaseSync(file)
    const waiter = new DatabaseSync(file, { timeout: 1 })
    holder.exec("begin immediate")
    expect(() => waiter.exec("begin immediate")).toThrow(
      expect.toSatisfy((error) => databaseFailure(error) === "timeout"),
    )
    for (const handle of [holder, waiter]) handle.close()
    rmSync(folder, { recursive: true })
  })
})

describe("an error of our own", () => {
  it.each([new TypeError("x is not a function"), "text", null])("is not a database failure: %s", (error) => {
    expect(databaseFailure(error)).toBeNull()
  })
})

function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error) => error,
  )
}

async function startSilentServer(): Promise<{ server: Server; url: string }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  return { server, url: `postgres://rental@127.0.0.1:${port}/rental` }
}
