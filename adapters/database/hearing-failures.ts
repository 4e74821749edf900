import type { Dialect, Driver, KyselyConfig } from "kysely"
import { type DatabaseFailure, databaseFailure } from "./database-errors.ts"

/** Called for every failed query and connection; 'failed' is any unclassified error. */
export type OnFailure = (failure: DatabaseFailure | "failed") => void

/** Kysely's settings for a dialect, with a listener that is called once for each failure. A unique violation is no failure. */
export function hearingFailures(dialect: Dialect, onFailure: OnFailure): KyselyConfig {
  const heard = new WeakSet<object>()
  const note = (error: unknown) => {
    const failure = databaseFailure(error) ?? "failed"
    if (failure === "unique" || !(error instanceof Error) || heard.has(error)) return
    heard.add(error)
    onFailure(failure)
  }
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => hearing(dialect.createDriver(), note),
    },
    log: (event) => void (event.level === "error" && note(event.error)),
  }
}

/** Kysely's own log covers queries only. */
function hearing(driver: Driver, note: (error: unknown) => void): Driver {
  const noting = <Inputs extends unknown[], Result>(call: (...inputs: Inputs) => Promise<Result>) => {
    return async (...inputs: Inputs) => {
      try {
        return await call.apply(driver, inputs)
      } catch (error) {
        note(error)
        throw error
      }
    }
  }
  driver.acquireConnection = noting(driver.acquireConnection)
  driver.beginTransaction = noting(driver.beginTransaction)
  driver.commitTransaction = noting(driver.commitTransaction)
  return driver
}
