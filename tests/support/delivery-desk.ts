import type { Database } from "#adapters/db/database.ts"
import { DatabaseOutbox } from "#adapters/enquiry-db/database-outbox.ts"
import { FormServiceCourier } from "#adapters/form-service/form-service-courier.ts"
import type { Courier, Delivery } from "#domain/delivery/delivery.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { Dispatcher, type DispatcherLimits } from "#server/dispatcher.ts"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { RECEIVED_AT } from "./sample-enquiries.ts"

type LogLine = { level: "info" | "warn" | "error"; message: string } & Record<string, unknown>

/** Everything that delivery needs, for real: a database, a form service to deliver to, and a clock that the test turns. */
export class DeliveryDesk {
  readonly outbox: DatabaseOutbox
  readonly service: FakeFormService
  readonly lines: LogLine[] = []
  now = RECEIVED_AT
  readonly clock = () => this.now
  readonly log = { info: this.#writer("info"), warn: this.#writer("warn"), error: this.#writer("error") }

  private constructor(db: Database, service: FakeFormService) {
    this.outbox = new DatabaseOutbox(db, "www.example.lk")
    this.service = service
  }

  static async open(db: Database): Promise<DeliveryDesk> {
    return new DeliveryDesk(db, await FakeFormService.start())
  }

  close(): Promise<void> {
    return this.service.stop()
  }

  dispatcher({ courier, random = 0, ...limits }: DispatcherSetting = {}): Dispatcher<Delivery> {
    const courierFor = () => courier ?? new FormServiceCourier({ url: `${this.service.url}/f` })
    const { outbox, log, clock } = this
    return new Dispatcher({ queue: outbox, courierFor, log, clock, random: () => random, limits })
  }

  passSeconds(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000)
  }

  /** As a form of its own. */
  async record(content: EnquiryContent, formKey: string = crypto.randomUUID()) {
    const newReference = () => referenceFrom(crypto.getRandomValues(new Uint8Array(8)))
    const { enquiry } = await this.outbox.record({ formKey, content, receivedAt: this.now, newReference })
    return enquiry
  }

  async stateOf(reference: string) {
    return (await this.outbox.find(reference))?.messageState
  }

  /** The ids of the messages that reached the form service, in order. */
  sentIds(): string[] {
    return this.service.received.map(({ headers }) => String(headers["idempotency-key"]))
  }

  #writer(level: LogLine["level"]) {
    return (fields: Record<string, unknown>, message: string) =>
      void this.lines.push({ ...fields, level, message })
  }
}

type DispatcherSetting = Partial<DispatcherLimits> & { courier?: Courier; random?: number }
