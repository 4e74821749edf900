import type { Lease } from "#domain/delivery/outbox.ts"

/**
 * Background jobs that enforce retention: they anonymise old enquiries and delete old audit events after the owners' periods, and
 * delete expired rows, such as sessions, links, codes and rate limit counts.
 */
export const PRIVACY_JOBS = ["anonymise-enquiries", "forget-history", "forget-expired"] as const
export type PrivacyJob = (typeof PRIVACY_JOBS)[number]

/** Interval of each job, in hours. */
export const PRIVACY_JOB_INTERVAL_HOURS: Readonly<Record<PrivacyJob, number>> = {
  "anonymise-enquiries": 24,
  "forget-history": 24,
  "forget-expired": 1,
}

/**
 * The jobs are shared by all processes: one at a time holds a job by a lease, which each batch extends. If its process dies, the
 * lease expires and another process continues.
 */
export interface PrivacyJobs {
  /** @returns false if the job is not due, or another process holds it */
  claim(job: PrivacyJob, lease: Lease): Promise<boolean>
  /** Runs the next batch in one transaction. @returns the number of changed rows, 0 if none is left; null: the lease was lost */
  batch(job: PrivacyJob, lease: Lease): Promise<number | null>
  /** Releases the job until `dueAt` and records an audit event. @returns the number of changed rows, over all processes */
  finish(job: PrivacyJob, lease: Pick<Lease, "owner" | "now">, dueAt: Date): Promise<number>
}

/** The time after which another process takes over a job whose process has died. */
export const PRIVACY_LEASE_SECONDS = 120
