import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { DatabaseFailure } from "#adapters/database/database-errors.ts"
import type { AttemptResult, Queue } from "#domain/delivery/outbox.ts"
import type { FormKind } from "#domain/enquiry/enquiry.ts"
import type { FormSuspicion, IntakeOutcome } from "#domain/enquiry/intake.ts"
import { addScrapedMetrics, type ScrapeSources } from "./scraped-metrics.ts"

/**
 * The end of a request. `status` is null if the client disconnected before the response was complete. `seconds` is null for an
 * event stream, which may last for hours and would distort the durations.
 */
export type EndedRequest = { method: string; route: string; status: number | null; seconds: number | null }

/** The buckets of durations in seconds, from a cached page to a form that waits for the mail server. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = ["GET", "HEAD", "POST", "OPTIONS"]

/**
 * The metrics for Prometheus. Every label has few values, all from our code: no input of a visitor can add one.
 * docs/operations.md says what each metric means.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly #options = { registers: [this.registry] }

  readonly #requests = new Counter({
    name: "rental_requests_total",
    help: "Requests that ended, by route, method and class of status; 'gone' where the visitor left before",
    labelNames: ["route", "method", "status"],
    ...this.#options,
  })
  readonly #durations = new Histogram({
    name: "rental_request_duration_seconds",
    help: "From the headers of a request to the end of its response",
    labelNames: ["route", "method"],
    buckets: DURATION_BUCKETS,
    ...this.#options,
  })
  readonly #inProgress = new Gauge({
    name: "rental_requests_in_progress",
    help: "Running requests",
    ...this.#options,
  })
  readonly #eventStreams = new Gauge({
    name: "rental_office_event_streams",
    help: "Open event streams of the inbox, one for each browser tab of the office",
    ...this.#options,
  })
  readonly #attempts = new Counter({
    name: "rental_delivery_attempts_total",
    help: "Attempts at a delivery, by queue, channel and result: delivered, or the named failure",
    labelNames: ["queue", "channel", "result"],
    ...this.#options,
  })
  readonly #abandoned = new Counter({
    name: "rental_deliveries_abandoned_total",
    help: "Deliveries that were abandoned after their last attempt, by queue and channel",
    labelNames: ["queue", "channel"],
    ...this.#options,
  })
  readonly #enquiries = new Counter({
    name: "rental_enquiries_total",
    help: "Forms that passed their checks, by kind and outcome",
    labelNames: ["kind", "outcome"],
    ...this.#options,
  })
  readonly #suspectedForms = new Counter({
    name: "rental_forms_suspected_total",
    help: "Form submissions that look like a bot's, by reason",
    labelNames: ["reason"],
    ...this.#options,
  })
  readonly #databaseFailures = new Counter({
    name: "rental_database_failures_total",
    help: "Queries and connections that failed, by named failure",
    labelNames: ["failure"],
    ...this.#options,
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Registers metrics that are read on each scrape. */
  addScraped(sources: ScrapeSources): void {
    addScrapedMetrics(this.registry, sources)
  }

  requestStarted(): void {
    this.#inProgress.inc()
  }

  requestEnded(request: EndedRequest): void {
    const { route, method } = labelsOf(request)
    this.#inProgress.dec()
    this.#requests.inc(labelsOf(request))
    if (request.seconds !== null) this.#durations.observe({ route, method }, request.seconds)
  }

  officeListenersChanged(count: number): void {
    this.#eventStreams.set(count)
  }

  deliveryAttempted(queue: Queue, { channel, outcome, nextAttemptAt }: AttemptResult): void {
    this.#attempts.inc({ queue, channel, result: outcome.ok ? "delivered" : outcome.reason })
    if (!outcome.ok && nextAttemptAt === null) this.#abandoned.inc({ queue, channel })
  }

  enquirySubmitted(kind: FormKind, { state }: IntakeOutcome): void {
    this.#enquiries.inc({ kind, outcome: state })
  }

  formSuspected(reason: FormSuspicion): void {
    this.#suspectedForms.inc({ reason })
  }

  databaseFailed(failure: DatabaseFailure | "failed"): void {
    this.#databaseFailures.inc({ failure })
  }
}

function labelsOf({ route, method, status }: EndedRequest) {
  return {
    route,
    method: METHODS.includes(method) ? method : "other",
    status: status === null ? "gone" : `${Math.floor(status / 100)}xx`,
  }
}
