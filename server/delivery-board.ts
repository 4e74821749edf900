import { randomUUID } from "node:crypto"
import type { Database } from "#adapters/db/database.ts"
import { recordAudit } from "#adapters/db/record-audit.ts"
import { recordLetter } from "#adapters/db/record-letter.ts"
import { DatabaseIntakeCounter } from "#adapters/enquiry-db/database-intake-counter.ts"
import { readDeliveryStanding } from "#adapters/letter-db/delivery-standing.ts"
import type { Courier, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { DeliveryBoard, DeliverySettings, TestedWay } from "#domain/delivery/delivery-board.ts"
import type { LetterPost } from "#domain/delivery/office-letter.ts"
import { testEnquiry } from "#domain/delivery/test-enquiry.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { letters } from "#messages/en/letters.ts"
import type { Config } from "./config.ts"

type Parts = {
  db: Database
  post: LetterPost
  courierOf: (kind: EnquiryKind) => Courier
  companyName: string
  settings: DeliverySettings
}

type Tester = { id: string; name: string; email: string }

/** A few, so that nobody fills the company's own mailbox. */
const TESTS_OF_ONE_PERSON = { perMinute: 3, perHour: 8 }
/** A test is tried once: it is over before the next try would be due. */
const TEST_EXPIRES_MS = 20_000
const TEST_WAIT_MS = 10_000

/** How mail leaves, and a way to try it. */
export function deliveryBoard({ db, post, courierOf, companyName, settings }: Parts): DeliveryBoard {
  const tests = new DatabaseIntakeCounter(db, "delivery test ")
  return {
    settings,
    standing: () => readDeliveryStanding(db),
    async test(way, by, now) {
      const retryAfterSeconds = await tests.admit(by.id, TESTS_OF_ONE_PERSON, now)
      if (retryAfterSeconds > 0) return { retryAfterSeconds }
      const outcome = way === "mail" ? await testMail(by, now) : await testForm(way, by, now)
      await recordTest(way, by, outcome)
      return outcome
    },
  }

  async function testMail({ name }: Tester, now: Date): Promise<DeliveryOutcome | null> {
    const letterId = await recordLetter(db, {
      kind: "test",
      writtenAt: now,
      expiresAt: new Date(now.getTime() + TEST_EXPIRES_MS),
      to: null,
      answers: null,
      ...letters.test(name, companyName),
    })
    return post.send(letterId)
  }

  /** Straight to the service: a test is no enquiry, and stands in no list. */
  function testForm(kind: EnquiryKind, { email }: Tester, now: Date): Promise<DeliveryOutcome> {
    const id = randomUUID()
    const enquiry = testEnquiry(kind, { id, email, now })
    return courierOf(kind).deliver({ messageId: `<test.${id}>`, enquiry }, AbortSignal.timeout(TEST_WAIT_MS))
  }

  function recordTest(way: TestedWay, { id, name }: Tester, outcome: DeliveryOutcome | null): Promise<void> {
    const to = outcome === null ? "not known yet" : outcome.ok ? "arrived" : outcome.reason
    return recordAudit(db, {
      at: new Date(),
      by: { id, name },
      action: "tried",
      subject: "delivery",
      subjectId: way,
      subjectName: way,
      changes: [{ field: "result", from: null, to }],
    })
  }
}

/** What the office may see of the settings: no user, no password, no path of an address, which may be a token. */
export function deliverySettings(
  { smtp, formServices }: Pick<Config, "smtp" | "formServices">,
  courierOf: (kind: EnquiryKind) => Courier,
): DeliverySettings {
  const form = (kind: EnquiryKind) => {
    const url = formServices[kind]
    return { channel: courierOf(kind).channel, host: url === null ? null : new URL(url).host }
  }
  return {
    forms: { enquiry: form("enquiry"), booking: form("booking"), contact: form("contact") },
    mail: smtp && mailServer(smtp),
  }
}

function mailServer({ url, from, to, requiresTls }: NonNullable<Config["smtp"]>): DeliverySettings["mail"] {
  const { protocol, hostname, port } = new URL(url)
  const isSmtps = protocol === "smtps:"
  const isEncrypted = isSmtps || requiresTls
  return { host: hostname, port: Number(port) || (isSmtps ? 465 : 587), isEncrypted, from, to }
}
