import { Kysely, sql } from "kysely"
import { expect, it, vi } from "vitest"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openPostgresProxy } from "#tests/support/postgres-proxy.ts"
import { type Database, type DatabaseLocation, openDatabase } from "./database.ts"
import { databaseFailure } from "./database-errors.ts"
import { postgresDialect } from "./postgres.ts"

describeOnPostgres(
  "the server",
  (_open, locate) => {
    it("may break every idle connection: it is logged, and the next query succeeds", async () => {
      const warn = vi.fn()
      const db = await openDatabase(locate(), warn)
      await db.selectFrom("meta").selectAll().execute()
      await breakOtherConnections(urlOf(locate()))
      await vi.waitFor(() => expect(warn).toHaveBeenCalled(), POLLING)
      expect(warn).toHaveBeenCalledWith({ failure: "unreachable" }, "a connection to the database broke")
      expect(await db.selectFrom("meta").selectAll().execute()).toEqual([])
      await db.destroy()
    })

    it("may break a connection during a statement: only that statement fails", async () => {
      const db = await openDatabase(locate(), vi.fn())
      await sql`select 1`.execute(db)
      const failure = sql`select pg_sleep(30)`.execute(db).catch(databaseFailure)
      await breakOtherConnections(urlOf(locate()))
      expect(await failure).toBe("unreachable")
      await waitUntilReachable(db)
      await db.destroy()
    })

    it("may break a connection between two statements: only that transaction fails", async () => {
      const db = await openDatabase(locate(), vi.fn())
      const transaction = db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        await breakOtherConnections(urlOf(locate()))
        await sql`select 2`.execute(transaction)
      })
      expect(await transaction.catch(databaseFailure)).toBe("unreachable")
      await waitUntilReachable(db)
      await db.destroy()
    })

    it("may break connections that are closing: it is not logged", async () => {
      const warn = vi.fn()
      const db = await openDatabase(locate(), warn)
      const otherDb = await openDatabase(locate(), vi.fn())
      await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db)))
      await sql`select 1`.execute(otherDb)
      await Promise.all([breakConnectionsExcept(otherDb), db.destroy()])
      await vi.waitFor(async () => expect((await breakConnectionsExcept(otherDb)).rows).toEqual([]), POLLING)
      expect(warn).not.toHaveBeenCalled()
      await otherDb.destroy()
    })

    it("may stop answering within a transaction: afterwards it is neither open nor committed", async () => {
      const proxy = await openPostgresProxy(urlOf(locate()))
      const limits = { connectMs: 3_000, statementMs: 200 }
      const watcher = await openDatabase(locate(), vi.fn())
      const db: Database = new Kysely({ dialect: postgresDialect(proxy.url, limits, vi.fn()) })
      const transaction = db.transaction().execute(async (transaction) => {
        await transaction.insertInto("meta").values({ key: "half", value: "done" }).execute()
        proxy.pause()
        await transaction.insertInto("meta").values({ key: "other half", value: "done" }).execute()
      })
      expect(databaseFailure(await transaction.catch((error) => error))).toMatch(/timeout|unreachable/)
      proxy.resume()
      await db.insertInto("meta").values({ key: "next", value: "whole" }).execute()
      expect((await watcher.selectFrom("meta").select("key").execute()).map(({ key }) => key)).toEqual([
        "next",
      ])
      await db.destroy()
      await watcher.destroy()
      await proxy.close()
    })

    it("gets no further query on a connection that timed out", async () => {
      const proxy = await openPostgresProxy(urlOf(locate()))
      const limits = { connectMs: 3_000, statementMs: 200 }
      const db = new Kysely({ dialect: postgresDialect(proxy.url, limits, vi.fn()) })
      const queryPid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      const pidBefore = (await queryPid()).rows[0]?.pid
      proxy.pause()
      expect(databaseFailure(await queryPid().catch((error) => error))).toBe("timeout")
      proxy.resume()
      expect((await queryPid()).rows[0]?.pid).not.toBe(pidBefore)
      await db.destroy()
      await proxy.close()
    })

    it("has a time limit for each statement", async () => {
      const limits = { connectMs: 3_000, statementMs: 50 }
      const db = new Kysely({ dialect: postgresDialect(urlOf(locate()), limits, throwError) })
      const error = await sql`select pg_sleep(30)`.execute(db).catch((reason) => reason)
      expect(databaseFailure(error)).toBe("timeout")
      await db.destroy()
    })
  },
  { schema: "empty" },
)

/** The pool may return the broken connection once more before it notices that its socket is closed. */
function waitUntilReachable(db: Database): Promise<void> {
  return vi.waitFor(
    async () => expect(await db.selectFrom("meta").selectAll().execute()).toEqual([]),
    POLLING,
  )
}

async function breakOtherConnections(url: string): Promise<void> {
  const db = new Kysely({
    dialect: postgresDialect(url, { connectMs: 3_000, statementMs: 3_000 }, throwError),
  })
  await breakConnectionsExcept(db)
  await db.destroy()
}

/** One row for each terminated connection. */
function breakConnectionsExcept<Tables>(db: Kysely<Tables>) {
  return sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(db)
}

function urlOf(location: DatabaseLocation): string {
  if ("file" in location) throw new Error("this suite is about PostgreSQL")
  return location.url
}

function throwError(error: Error): void {
  throw error
}
