import type { Lease } from "#domain/delivery/outbox.ts"

/**
 * What the site does by itself: what owners have set for old enquiries and the history, and what nobody needs any more, such as
 * sessions, links and codes that ran out, and addresses that were counted.
 */
export const PRIVACY_JOBS = ["anonymise-enquiries", "forget-history", "forget-expired"] as const
export type PrivacyJob = (typeof PRIVACY_JOBS)[number]

/** How often, in hours. */
export const PRIVACY_JOB_HOURS: Readonly<Record<PrivacyJob, number>> = {
  "anonymise-enquiries": 24,
  "forget-history": 24,
  "forget-expired": 1,
}

/**
 * The same jobs for all processes: one at a time holds a job, by a lease that each batch prolongs. Who dies over it loses it when
 * the lease runs out, and the next one goes on where it stopped.
 */
export interface PrivacyJobs {
  /** @returns false where it is not due, or another process holds it. */
  claim(job: PrivacyJob, lease: Lease): Promise<boolean>
  /** Does the next small part, in one transaction. @returns how much was done, 0 where nothing is left; null: another process has it. */
  batch(job: PrivacyJob, lease: Lease): Promise<number | null>
  /** Gives the job back until `dueAt` and writes down what was done. @returns how much that was, over all processes. */
  finish(job: PrivacyJob, lease: Pick<Lease, "owner" | "now">, dueAt: Date): Promise<number>
}

/** No longer than a process that died should hold up the others. */
export const PRIVACY_LEASE_SECONDS = 120
