import { vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import type { OutboxSettings } from "#adapters/database/outbox/new-delivery.ts"
import { FormServiceTransport } from "#adapters/form-service/form-service-transport.ts"
import { mapSecondaryDestinations, type Payload, type Transport } from "#domain/delivery/delivery.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { DeliveryWorker, type WorkerLimits } from "#server/delivery/delivery-worker.ts"
import { chooseAttempt } from "#server/delivery/transports.ts"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { POLLING } from "./polling.ts"
import { RECEIVED_AT } from "./sample-enquiries.ts"

type LogLine = { level: "info" | "warn" | "error"; message: string } & Record<string, unknown>

/** A database, an outbox and workers, all real but the clock, and a fake form service to deliver to. */
export class DeliverySetup {
  readonly outbox: DatabaseOutbox
  readonly formService: FakeFormService
  readonly logLines: LogLine[] = []
  now = RECEIVED_AT
  readonly clock = () => this.now
  readonly log = { info: this.#writer("info"), warn: this.#writer("warn"), error: this.#writer("error") }

  private constructor(db: Database, formService: FakeFormService, secondary: OutboxSettings["secondary"]) {
    this.outbox = new DatabaseOutbox(db, { host: "www.example.lk", secondary })
    this.formService = formService
  }

  static async open(db: Database, { secondary = [] }: Partial<OutboxSettings> = {}): Promise<DeliverySetup> {
    return new DeliverySetup(db, await FakeFormService.start(), secondary)
  }

  close(): Promise<void> {
    return this.formService.stop()
  }

  worker({ transport, webhook, random = 0, ...limits }: WorkerSettings = {}): DeliveryWorker {
    const primary =
      transport ??
      new FormServiceTransport({ url: `${this.formService.url}/f`, siteUrl: "https://www.example.lk" })
    const forms = { enquiry: primary, booking: primary, contact: primary }
    const transports = {
      email: NO_EMAIL,
      forms,
      secondary: { ...mapSecondaryDestinations(() => null), webhook: webhook ?? null },
    }
    const { outbox, log, clock } = this
    return new DeliveryWorker({
      outbox,
      chooseAttempt: (claimed) => chooseAttempt(transports, claimed),
      log,
      clock,
      random: () => random,
      limits,
    })
  }

  passSeconds(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000)
  }

  /** Records an enquiry, with a new form key unless one is given. */
  async record(content: FormContent, formKey: string = crypto.randomUUID()) {
    const newReference = () => referenceFrom(crypto.getRandomValues(new Uint8Array(8)))
    const { enquiry } = await this.outbox.record({ formKey, content, receivedAt: this.now, newReference })
    return enquiry
  }

  async stateOf(reference: string) {
    return (await this.outbox.find(reference))?.state
  }

  /** The ids of the messages that reached the form service, in order. */
  sentIds(): string[] {
    return this.formService.received.map(({ headers }) => String(headers["idempotency-key"]))
  }

  #writer(level: LogLine["level"]) {
    return (fields: Record<string, unknown>, message: string) =>
      void this.logLines.push({ ...fields, level, message })
  }
}

/** `random`: the value that the worker's `random()` returns, from 0 to 1. It lengthens the wait for the next attempt. */
type WorkerSettings = Partial<WorkerLimits> & { transport?: Transport; webhook?: Transport; random?: number }

const NO_EMAIL: Transport<Payload> = {
  channel: "mailbox",
  deliver: () => Promise.reject(new Error("this setup has no email transport")),
}

/** Polls until a condition holds, with a time limit that allows for a busy machine. */
export const eventually = (condition: () => boolean | Promise<boolean>) => vi.waitUntil(condition, POLLING)

export const transportWith = (deliver: Transport["deliver"]): Transport => ({ channel: "smtp", deliver })
