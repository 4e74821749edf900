import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { runInProcess } from "../processes.ts"

/** Increments a number `times` times, each time in a transaction. */
runInProcess(async ({ location, times }: { location: DatabaseLocation; times: number }) => {
  const db = await openDatabase(location, console.warn)
  for (let count = 0; count < times; count++) {
    await db.transaction().execute(async (transaction) => {
      const { value } = await transaction.selectFrom("meta").select("value").executeTakeFirstOrThrow()
      const next = String(Number(value) + 1)
      await transaction.updateTable("meta").set({ value: next }).execute()
    })
  }
  await db.destroy()
  return times
})
