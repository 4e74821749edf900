import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Channel, Delivery, EnquiryPayload, Transport } from "#domain/delivery/delivery.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { FieldName } from "#domain/enquiry/fields.ts"
import {
  BOOKING,
  CONTACT_MESSAGE,
  enquiryOf,
  RENTAL_ENQUIRY,
  SAMPLE_CONTENTS,
  textAnswers,
} from "#tests/support/sample-enquiries.ts"

/** A transport with the other side that it delivers to. */
export type TransportUnderTest = {
  transport: Transport
  channel: Channel
  /** What the company got: the id by which it recognises a delivery, and all that a person can read of it. */
  arrived(): Promise<{ id: string; content: string }[]>
  /** Fields that the format of the channel has no place for. */
  without?: readonly FieldName[]
  /** From now on the other side takes nothing. */
  breakOtherSide(): Promise<void>
  stop(): Promise<void>
}

export const deliveryOf = (content: EnquiryContent): Delivery<EnquiryPayload> => ({
  messageId: "<7k4m-2q9t.1@www.example.lk>",
  payload: { kind: "enquiry", enquiry: enquiryOf(content), revision: 1 },
})

export const untilStopped = () => new AbortController().signal

const whatEachKindSays: [string, EnquiryContent, string[]][] = [
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
]

/** What every transport of enquiries promises. */
export function transportContract(name: string, start: () => Promise<TransportUnderTest>): void {
  describe(`${name} as a transport`, () => {
    let side: TransportUnderTest
    beforeEach(async () => {
      side = await start()
    })
    afterEach(() => side.stop())

    it("names its channel", () => {
      expect(side.transport.channel).toBe(side.channel)
    })

    it.each(whatEachKindSays)("brings %s, with who asks and for what", async (_, content, said) => {
      expect(await side.transport.deliver(deliveryOf(content), untilStopped())).toEqual({ ok: true })
      const [message] = await side.arrived()
      for (const words of said) expect(message?.content).toContain(words)
    })

    it.each(SAMPLE_CONTENTS)("leaves out no text that was typed: $kind", async (content) => {
      await side.transport.deliver(deliveryOf(content), untilStopped())
      const [message] = await side.arrived()
      const carried = textAnswers(content).filter(([field]) => !side.without?.includes(field))
      for (const [field, lines] of carried) {
        for (const line of lines) expect(message?.content, field).toContain(line)
      }
    })

    it("marks the same delivery with the same id at every attempt", async () => {
      const delivery = deliveryOf(BOOKING)
      await side.transport.deliver(delivery, untilStopped())
      await side.transport.deliver(delivery, untilStopped())
      const ids = (await side.arrived()).map(({ id }) => id)
      expect(ids[0]).toBe(delivery.messageId)
      expect(new Set(ids).size).toBe(1)
    })

    it("delivers nothing, and names it a timeout, when it is told to stop", async () => {
      const outcome = await side.transport.deliver(deliveryOf(BOOKING), AbortSignal.abort())
      expect(outcome).toMatchObject({ ok: false, reason: "timeout" })
      expect(await side.arrived()).toEqual([])
    })

    it("names the failure of the other side without a word of the visitor's", async () => {
      await side.breakOtherSide()
      const outcome = await side.transport.deliver(deliveryOf(BOOKING), untilStopped())
      expect(outcome).toMatchObject({ ok: false, reason: expect.any(String) })
      expect(JSON.stringify(outcome)).not.toMatch(/anna|perera|123 4567|bandaranaike/i)
    })

    it("delivers again once the other side is well", async () => {
      await side.transport.deliver(deliveryOf(BOOKING), AbortSignal.abort())
      expect(await side.transport.deliver(deliveryOf(BOOKING), untilStopped())).toEqual({ ok: true })
    })
  })
}
