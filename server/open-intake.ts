import type { Database } from "#adapters/db/database.ts"
import { DatabaseIntakeCounter } from "#adapters/enquiry-db/database-intake-counter.ts"
import { DatabaseOutbox } from "#adapters/enquiry-db/database-outbox.ts"
import { formSecrets } from "#adapters/enquiry-db/secret.ts"
import type { Courier, Delivery } from "#domain/delivery/delivery.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { FormGuard, Intake } from "#domain/enquiry/intake.ts"
import type { Config } from "./config.ts"
import { couriersFor } from "./couriers.ts"
import { Dispatcher } from "./dispatcher.ts"
import { forgeryLog, tellingFormGuard } from "./forgery-log.ts"
import { SignedFormGuard } from "./form-guard.ts"
import { RecordingIntake } from "./intake.ts"
import type { ServerLog } from "./log.ts"
import type { Metrics } from "./metrics/metrics.ts"
import { watchedFormGuard, watchedIntake } from "./metrics/watched-forms.ts"

type OpenIntake = {
  intake: Intake
  formGuard: FormGuard
  /** Where every enquiry is that was accepted, and who delivers them. */
  outbox: DatabaseOutbox
  dispatcher: Dispatcher<Delivery>
  courierOf: (kind: EnquiryKind) => Courier
}

type Parts = { log: ServerLog; clock: () => Date; metrics: Metrics | null }

/** What takes the forms of visitors in, and brings them to the company. */
export async function openIntake(
  config: Config,
  db: Database,
  { log, clock, metrics }: Parts,
): Promise<OpenIntake> {
  const outbox = new DatabaseOutbox(db, new URL(config.siteUrl).hostname)
  const courierOf = couriersFor(config)
  const dispatcher = new Dispatcher({
    queue: outbox,
    courierFor: ({ enquiry }) => courierOf(enquiry.content.kind),
    log,
    clock,
    onResult: (result) => metrics?.deliveryTried(result),
  })
  const counter = new DatabaseIntakeCounter(db)
  const { intakeLimits } = config
  const intake = new RecordingIntake({ outbox, counter, dispatcher, intakeLimits, clock, log })
  const signed = new SignedFormGuard({
    ...(await formSecrets(db)),
    minimumSeconds: config.formMinimumSeconds,
    clock,
  })
  const formGuard = tellingFormGuard(signed, forgeryLog(log, clock))
  return {
    intake: metrics ? watchedIntake(intake, metrics) : intake,
    formGuard: metrics ? watchedFormGuard(formGuard, metrics) : formGuard,
    outbox,
    dispatcher,
    courierOf,
  }
}
