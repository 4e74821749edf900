import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { work } from "../processes.ts"

/** Counts `times` submissions of one address concurrently. */
work(async ({ location, now, times }: { location: DatabaseLocation; now: string; times: number }) => {
  const db = await openDatabase(location, console.warn)
  const counter = new DatabaseRateLimiter(db)
  const limits = { perMinute: 5, perHour: 30 }
  const admissions = Array.from({ length: times }, () => counter.admit("203.0.113.7", limits, new Date(now)))
  const waits = await Promise.all(admissions)
  await db.destroy()
  return waits
})
