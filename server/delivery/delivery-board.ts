import { randomUUID } from "node:crypto"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { readDeliveryStatus } from "#adapters/database/outbox/delivery-status.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { type DeliveryOutcome, isSecondary, mapSecondaryDestinations } from "#domain/delivery/delivery.ts"
import type { DeliveryBoard, DeliverySettings, TestTarget } from "#domain/delivery/delivery-board.ts"
import type { EmailSender } from "#domain/delivery/email-sender.ts"
import type { FormDestination } from "#domain/delivery/form-destination.ts"
import { testEnquiry } from "#domain/delivery/test-enquiry.ts"
import { emails } from "#messages/en/emails.ts"
import type { Config } from "../config.ts"
import type { Transports } from "./transports.ts"

type Options = {
  db: Database
  sender: EmailSender
  transports: Transports
  companyName: string
  settings: DeliverySettings
}

type Tester = { id: string; name: string; email: string }

/** Limits for one person, so that tests do not fill the company's mailbox. */
const TEST_LIMITS = { perMinute: 3, perHour: 8 }
/** A test expires before a second attempt would be due, so it is attempted once. */
const TEST_EXPIRES_MS = 20_000
/** The time limit of a test of a transport, which bypasses the outbox. */
const TEST_WAIT_MS = 10_000

/** The status of all deliveries, and a test of each transport. */
export function deliveryBoard({ db, sender, transports, companyName, settings }: Options): DeliveryBoard {
  const testLimiter = new DatabaseRateLimiter(db, "delivery test ")
  return {
    settings,
    status: () => readDeliveryStatus(db),
    async test(target, by, now) {
      const retryAfterSeconds = await testLimiter.admit(by.id, TEST_LIMITS, now)
      if (retryAfterSeconds > 0) return { retryAfterSeconds }
      const outcome = target === "email" ? await testEmail(by, now) : await testTransport(target, by, now)
      await recordTest(target, by, outcome)
      return outcome
    },
  }

  async function testEmail({ name }: Tester, now: Date): Promise<DeliveryOutcome | null> {
    const emailId = await recordEmail(db, {
      kind: "test",
      writtenAt: now,
      expiresAt: new Date(now.getTime() + TEST_EXPIRES_MS),
      to: null, // the company's own address
      answers: null,
      ...emails.test(name, companyName),
    })
    return sender.send(emailId)
  }

  /** Bypasses the outbox: a test is not an enquiry, and appears in no list. */
  async function testTransport(
    target: Exclude<TestTarget, "email">,
    { email }: Tester,
    now: Date,
  ): Promise<DeliveryOutcome> {
    const transport = isSecondary(target) ? transports.secondary[target] : transports.forms[target]
    if (!transport) return { ok: false, reason: "refused", detail: "not set" }
    const id = randomUUID()
    const enquiry = testEnquiry(isSecondary(target) ? "contact" : target, { id, email, now })
    const messageId = isSecondary(target) ? `test_${id}` : `<test.${id}>`
    const payload = { kind: "enquiry", enquiry, revision: 1 } as const
    return transport.deliver({ messageId, payload }, AbortSignal.timeout(TEST_WAIT_MS))
  }

  function recordTest(
    target: TestTarget,
    { id, name }: Tester,
    outcome: DeliveryOutcome | null,
  ): Promise<void> {
    const to = outcome === null ? "not known yet" : outcome.ok ? "arrived" : outcome.reason
    return recordAudit(db, {
      at: new Date(),
      by: { id, name },
      action: "tried",
      subject: "delivery",
      subjectId: target,
      subjectName: target,
      changes: [{ field: "result", from: null, to }],
    })
  }
}

/** The settings without secrets: no user, no password, and no path of a URL, which may contain a token. */
export function deliverySettings(
  { smtp }: Pick<Config, "smtp">,
  { email, forms, secondary }: Transports,
): DeliverySettings {
  const form = (kind: FormDestination) => ({ channel: forms[kind].channel, host: forms[kind].host ?? null })
  return {
    forms: { enquiry: form("enquiry"), booking: form("booking"), contact: form("contact") },
    emailChannel: email.channel,
    mail: smtp && mailServer(smtp),
    secondaryHosts: mapSecondaryDestinations((name) => secondary[name]?.host ?? null),
  }
}

function mailServer({ url, from, to, requiresTls }: NonNullable<Config["smtp"]>): DeliverySettings["mail"] {
  const { protocol, hostname, port } = new URL(url)
  const isSmtps = protocol === "smtps:"
  const isEncrypted = isSmtps || requiresTls
  return { host: hostname, port: Number(port) || (isSmtps ? 465 : 587), isEncrypted, from, to }
}
