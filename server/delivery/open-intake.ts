import type { Database } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { formSecrets } from "#adapters/database/secrets/secret.ts"
import type { Outbox } from "#domain/delivery/outbox.ts"
import type { FormGuard, Intake } from "#domain/enquiry/intake.ts"
import { onceAMinute } from "#lib/once-a-minute.ts"
import type { Config } from "../config.ts"
import { forgeryLog, loggingFormGuard } from "../http/forgery-log.ts"
import { SignedFormGuard } from "../http/form-guard.ts"
import type { ServerLog } from "../log.ts"
import { formGuardWithMetrics, intakeWithMetrics } from "../metrics/form-metrics.ts"
import type { Metrics } from "../metrics/metrics.ts"
import type { DeliveryWorker } from "./delivery-worker.ts"
import { RecordingIntake } from "./intake.ts"

type Options = {
  db: Database
  outbox: Outbox
  worker: DeliveryWorker
  log: ServerLog
  clock: () => Date
  metrics: Metrics | null
}

/**
 * The prefix of `DatabaseRateLimiter`. Other rate limiters in the same tables have one; that of visitors'
 * forms has none.
 */
const NO_PREFIX = ""

/** Creates the intake of visitors' forms, which records them in the outbox, and their form guard. */
export async function openIntake(
  { rateLimits, siteRateLimits, formMinimumSeconds: minimumSeconds }: Config,
  { db, metrics, ...options }: Options,
): Promise<{ intake: Intake; formGuard: FormGuard }> {
  const { log, clock } = options
  const logLimit = onceAMinute((count) => log.warn({ count }, "form rate limit for all visitors exceeded"))
  const onReached = () => logLimit(clock())
  const rateLimiter = new DatabaseRateLimiter(db, NO_PREFIX, { limits: siteRateLimits, onReached })
  const intake = new RecordingIntake({ rateLimiter, rateLimits, ...options })
  const signedFormGuard = new SignedFormGuard({ ...(await formSecrets(db)), minimumSeconds, clock })
  const formGuard = loggingFormGuard(signedFormGuard, forgeryLog(log, clock))
  return {
    intake: metrics ? intakeWithMetrics(intake, metrics) : intake,
    formGuard: metrics ? formGuardWithMetrics(formGuard, metrics) : formGuard,
  }
}
