import type { Dialect, Driver, KyselyConfig } from "kysely"
import { type DatabaseFailure, databaseFailure } from "./database-errors.ts"

/** Called for every failed query and connection; 'failed' is any unclassified error. */
export type OnFailure = (failure: DatabaseFailure | "failed") => void

/** Kysely's settings for a dialect, with a listener that is called once for each failure. A unique violation is not a failure. */
export function withFailureListener(dialect: Dialect, onFailure: OnFailure): KyselyConfig {
  const reportedErrors = new WeakSet<object>()
  const report = (error: unknown) => {
    const failure = databaseFailure(error) ?? "failed"
    if (failure === "unique" || !(error instanceof Error) || reportedErrors.has(error)) return
    reportedErrors.add(error)
    onFailure(failure)
  }
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => driverWithListener(dialect.createDriver(), report),
    },
    log: (event) => void (event.level === "error" && report(event.error)),
  }
}

/** Reports failed connections, begins and commits. Kysely's log reports failed queries only. */
function driverWithListener(driver: Driver, report: (error: unknown) => void): Driver {
  const withReport = <Inputs extends unknown[], Result>(call: (...inputs: Inputs) => Promise<Result>) => {
    return async (...inputs: Inputs) => {
      try {
        return await call.apply(driver, inputs)
      } catch (error) {
        report(error)
        throw error
      }
    }
  }
  driver.acquireConnection = withReport(driver.acquireConnection)
  driver.beginTransaction = withReport(driver.beginTransaction)
  driver.commitTransaction = withReport(driver.commitTransaction)
  return driver
}
