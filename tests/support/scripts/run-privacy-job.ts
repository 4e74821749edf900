import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { DatabasePrivacyJobs } from "#adapters/database/privacy/database-privacy-jobs.ts"
import { runInProcess } from "../processes.ts"

/** Anonymises old enquiries if it can claim the job. */
runInProcess(async ({ location, now }: { location: DatabaseLocation; now: string }) => {
  const db = await openDatabase(location, console.warn)
  const jobs = new DatabasePrivacyJobs(db)
  const time = new Date(now)
  const lease = { owner: `process ${process.pid}`, now: time, until: new Date(time.getTime() + 60_000) }
  let anonymisedCount = 0
  if (await jobs.claim("anonymise-enquiries", lease)) {
    for (let count = 1; count > 0; anonymisedCount += count) {
      count = (await jobs.batch("anonymise-enquiries", lease)) ?? 0
    }
    await jobs.finish("anonymise-enquiries", lease, new Date(time.getTime() + 86_400_000))
  }
  await db.destroy()
  return anonymisedCount
})
