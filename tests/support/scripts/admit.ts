import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { runInProcess } from "../processes.ts"

/** Passes `times` concurrent submissions of one address to the rate limiter, and returns the seconds that each has to wait. */
runInProcess(async ({ location, now, times }: { location: DatabaseLocation; now: string; times: number }) => {
  const db = await openDatabase(location, console.warn)
  const rateLimiter = new DatabaseRateLimiter(db)
  const limits = { perMinute: 5, perHour: 30 }
  const admissions = Array.from({ length: times }, () =>
    rateLimiter.admit("203.0.113.7", limits, new Date(now)),
  )
  const waitSeconds = await Promise.all(admissions)
  await db.destroy()
  return waitSeconds
})
