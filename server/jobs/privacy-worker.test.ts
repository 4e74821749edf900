import { describe, expect, it } from "vitest"
import type { Lease } from "#domain/delivery/outbox.ts"
import type { PrivacyJob, PrivacyJobs } from "#domain/privacy/privacy-jobs.ts"
import { PrivacyWorker } from "./privacy-worker.ts"

const NOW = new Date("2026-11-22T04:00:00Z")
const NEXT_HOUR = new Date("2026-11-22T05:00:00Z")
const TOMORROW = new Date("2026-11-23T04:00:00Z")

/** Jobs of which only the first has work: this number of rows, in batches of three. */
class FakeJobs implements PrivacyJobs {
  remaining: number
  finished: [PrivacyJob, Date][] = []
  onBatch: () => void = () => {}

  constructor(remaining: number) {
    this.remaining = remaining
  }

  claim = async (job: PrivacyJob, _lease: Lease) =>
    !this.finished.some(([name, at]) => name === job && at > NOW)
  batch = async (job: PrivacyJob) => {
    if (job !== "anonymise-enquiries") return 0
    const count = Math.min(3, this.remaining)
    this.remaining -= count
    this.onBatch()
    return count
  }
  finish = async (job: PrivacyJob, _: unknown, dueAt: Date) => {
    this.finished.push([job, dueAt])
    return 0
  }
}

const workerOf = (jobs: PrivacyJobs, runMs = 60_000, log: unknown[] = []) =>
  new PrivacyWorker({
    jobs,
    clock: () => NOW,
    log: {
      info: (...line: unknown[]) => void log.push(line),
      error: (...line: unknown[]) => void log.push(line),
    },
    limits: { pollMs: 1, runMs, pauseMs: 0 },
  })

describe("the privacy worker", () => {
  it("runs all batches, and makes each job due again after a day or an hour", async () => {
    const jobs = new FakeJobs(7)
    await workerOf(jobs).runDue()
    expect(jobs.remaining).toBe(0)
    expect(jobs.finished).toEqual([
      ["anonymise-enquiries", TOMORROW],
      ["forget-history", TOMORROW],
      ["forget-expired", NEXT_HOUR],
    ])
  })

  it("makes a job due again at once if its time limit ended the run", async () => {
    const jobs = new FakeJobs(7)
    await workerOf(jobs, 0).runDue()
    expect(jobs.finished).toContainEqual(["anonymise-enquiries", NOW])
    expect(jobs.remaining).toBe(7)
  })

  it("stops between two batches", async () => {
    const jobs = new FakeJobs(1_000_000)
    const worker = workerOf(jobs)
    const started = new Promise<void>((resolve) => {
      jobs.onBatch = resolve
    })
    worker.start()
    await started
    await worker.stop()
    expect(jobs.remaining).toBeGreaterThan(0)
    expect(jobs.finished).toContainEqual(["anonymise-enquiries", NOW])
  })

  it("logs a failed job, and runs the others", async () => {
    const jobs = new FakeJobs(3)
    const log: unknown[] = []
    jobs.claim = async (job) => {
      if (job === "anonymise-enquiries") throw new Error("no database")
      return true
    }
    await workerOf(jobs, 60_000, log).runDue()
    expect(log).toMatchObject([[{ job: "anonymise-enquiries" }, "privacy job failed"]])
    expect(jobs.finished).toEqual([
      ["forget-history", TOMORROW],
      ["forget-expired", NEXT_HOUR],
    ])
  })
})
