import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Channel, Delivery, EnquiryPayload, Transport } from "#domain/delivery/delivery.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import type { FieldName } from "#domain/enquiry/fields.ts"
import {
  BOOKING,
  CONTACT_MESSAGE,
  enquiryOf,
  FORM_CONTENTS,
  RENTAL_ENQUIRY,
  TRIP_ENQUIRY,
  textAnswers,
} from "#tests/support/sample-enquiries.ts"

/** A transport with the fake receiver that it delivers to. */
export type TransportUnderTest = {
  transport: Transport
  channel: Channel
  /** The deliveries that the receiver got: the id that identifies repeats, and the readable content. */
  receivedDeliveries(): Promise<{ id: string; content: string }[]>
  /** Fields that the channel's format cannot contain. */
  omittedFields?: readonly FieldName[]
  /** Makes the receiver refuse every further delivery. */
  breakReceiver(): Promise<void>
  stop(): Promise<void>
}

export const deliveryOf = (content: FormContent): Delivery<EnquiryPayload> => ({
  messageId: "<7k4m-2q9t.1@www.example.lk>",
  payload: { kind: "enquiry", enquiry: enquiryOf(content), revision: 1 },
})

export const neverAborted = () => new AbortController().signal

const REQUIRED_CONTENT: [string, FormContent, string[]][] = [
  [
    "a home enquiry",
    RENTAL_ENQUIRY,
    ["Kandy, Queens Hotel", "Kandy, Temple Street", "077 123 4567", "nimal@example.lk"],
  ],
  [
    "a booking",
    BOOKING,
    [
      "Toyota KDH Hi Roof Van",
      "Ms Anna Perera",
      "+94 77 123 4567",
      "anna@example.com",
      "17 days",
      "306,000.00",
    ],
  ],
  [
    "a contact message",
    CONTACT_MESSAGE,
    ["Nimal Silva", "nimal@example.lk", "We are 40 pilgrims.", "a fridge?"],
  ],
  [
    "a trip",
    TRIP_ENQUIRY,
    ["Sofia Lindqvist", "Ella", "137", "Need a Driver", "stop=kandy&nights=2&stop=ella"],
  ],
]

/** The contract of every transport of enquiries. */
export function transportContract(name: string, start: () => Promise<TransportUnderTest>): void {
  describe(`${name} as a transport`, () => {
    let tested: TransportUnderTest
    beforeEach(async () => {
      tested = await start()
    })
    afterEach(() => tested.stop())

    it("names its channel", () => {
      expect(tested.transport.channel).toBe(tested.channel)
    })

    it.each(REQUIRED_CONTENT)("delivers %s with the answers of the visitor", async (_, content, texts) => {
      expect(await tested.transport.deliver(deliveryOf(content), neverAborted())).toEqual({ ok: true })
      const [delivery] = await tested.receivedDeliveries()
      for (const text of texts) expect(delivery?.content).toContain(text)
    })

    it.each(FORM_CONTENTS)("delivers every text field: $kind", async (content) => {
      await tested.transport.deliver(deliveryOf(content), neverAborted())
      const [delivery] = await tested.receivedDeliveries()
      const expectedFields = textAnswers(content).filter(([field]) => !tested.omittedFields?.includes(field))
      for (const [field, lines] of expectedFields) {
        for (const line of lines) expect(delivery?.content, field).toContain(line)
      }
    })

    it("uses the same id at every attempt", async () => {
      const delivery = deliveryOf(BOOKING)
      await tested.transport.deliver(delivery, neverAborted())
      await tested.transport.deliver(delivery, neverAborted())
      const ids = (await tested.receivedDeliveries()).map(({ id }) => id)
      expect(ids[0]).toBe(delivery.messageId)
      expect(new Set(ids).size).toBe(1)
    })

    it("delivers nothing and returns a timeout when it is aborted", async () => {
      const outcome = await tested.transport.deliver(deliveryOf(BOOKING), AbortSignal.abort())
      expect(outcome).toMatchObject({ ok: false, reason: "timeout" })
      expect(await tested.receivedDeliveries()).toEqual([])
    })

    it("returns the receiver's failure without any of the visitor's data", async () => {
      await tested.breakReceiver()
      const outcome = await tested.transport.deliver(deliveryOf(BOOKING), neverAborted())
      expect(outcome).toMatchObject({ ok: false, reason: expect.any(String) })
      expect(JSON.stringify(outcome)).not.toMatch(/anna|perera|123 4567|bandaranaike/i)
    })

    it("delivers again after an aborted attempt", async () => {
      await tested.transport.deliver(deliveryOf(BOOKING), AbortSignal.abort())
      expect(await tested.transport.deliver(deliveryOf(BOOKING), neverAborted())).toEqual({ ok: true })
    })
  })
}
