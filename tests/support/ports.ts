import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { databaseFreeUnits } from "#adapters/database/calendar/free-units.ts"
import { openCatalogue } from "#adapters/database/catalogue/open-catalogue.ts"
import { connectTo } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { DatabaseVisitorPages } from "#adapters/database/visitor-pages/database-visitor-pages.ts"
import { FormServiceTransport } from "#adapters/form-service/form-service-transport.ts"
import { readSocialCards } from "#adapters/images/social-cards.ts"
import { MailboxTransport } from "#adapters/mailbox/mailbox-transport.ts"
import type { Ports } from "#app/context.ts"
import { mapSecondaryDestinations } from "#domain/delivery/delivery.ts"
import type { RateLimits } from "#domain/enquiry/rate-limiter.ts"
import { seedFleet } from "#seed/fleet.ts"
import { DeliveryWorker } from "#server/delivery/delivery-worker.ts"
import { RecordingIntake } from "#server/delivery/intake.ts"
import { chooseAttempt } from "#server/delivery/transports.ts"
import { visitorPageEmails } from "#server/delivery/visitor-page-emails.ts"
import { SignedFormGuard } from "#server/http/form-guard.ts"
import { content } from "#tests/content/content.ts"
import { FakeFormService } from "#tests/fakes/form-service.ts"

/** Saturday 21 November 2026, 9:00 am in Sri Lanka. */
export const NOW = new Date("2026-11-21T03:30:00Z")

export type LogLine = { level: "info" | "warn" | "error"; message: string } & Record<string, unknown>

/**
 * The ports of pages, with the real adapters: the seeded catalogue and the outbox in a SQLite file, the content files and
 * signed form tokens. Enquiries are sent to a fake form service. The test sets the clock.
 */
export type TestPorts = {
  ports: Ports
  /** Receives the enquiries. It can be set to fail. */
  formService: FakeFormService
  /** All log lines so far. */
  logLines: LogLine[]
  passSeconds: (seconds: number) => void
  close: () => Promise<void>
}

type Settings = { formMinimumSeconds?: number; rateLimits?: RateLimits }

const SITE_URL = "https://www.example.lk"

export async function openPorts(settings: Settings = {}): Promise<TestPorts> {
  const { formMinimumSeconds = 0, rateLimits = { perMinute: 1000, perHour: 1000 } } = settings
  const folder = mkdtempSync(join(tmpdir(), "rent-car-ports-"))
  const logLines: LogLine[] = []
  const log = logInto(logLines)
  let now = NOW
  const clock = () => now
  const file = join(folder, "rental.db")
  copyFileSync(inject("sqliteTemplate"), file)
  const db = connectTo({ file }, log.warn)
  const { catalogue } = await openCatalogue(db, seedFleet, () => {})
  const formService = await FakeFormService.start()
  const outbox = new DatabaseOutbox(db, { host: "www.example.lk" })
  const form = new FormServiceTransport({ url: `${formService.url}/f`, siteUrl: "https://www.example.lk" })
  const email = new MailboxTransport({ siteUrl: SITE_URL, folder, from: "a@example.lk", to: "b@example.lk" })
  const transports = {
    email,
    forms: { enquiry: form, booking: form, contact: form },
    secondary: mapSecondaryDestinations(() => null),
  }
  const worker = new DeliveryWorker({
    outbox,
    chooseAttempt: (claimed) => chooseAttempt(transports, claimed),
    log,
    clock,
  })
  const rateLimiter = new DatabaseRateLimiter(db)
  const visitorPages = await DatabaseVisitorPages.open(db, {
    emails: visitorPageEmails({ siteUrl: SITE_URL, officeUrl: SITE_URL, companyName: "Rent Car Service" }),
    pageLimiter: rateLimiter,
    linkLimiter: rateLimiter,
    enquiryOfForm: (reference, formKey) => outbox.findOfForm(reference, formKey),
    onEmail: () => {},
    onError: (err) => log.error({ err }, "link"),
  })
  const ports: Ports = {
    catalogue,
    content,
    freeUnits: databaseFreeUnits(db),
    socialCards: readSocialCards(new URL("../../public/", import.meta.url).pathname),
    intake: new RecordingIntake({ outbox, rateLimiter, worker, rateLimits, clock, log }),
    formGuard: new SignedFormGuard({ secret: "of the tests", minimumSeconds: formMinimumSeconds, clock }),
    visitorPages,
    offlineCopyLimiter: new DatabaseRateLimiter(db, "offline copy "),
    clock,
    log,
    isDatabaseFailure: () => false,
    settings: {
      siteUrl: SITE_URL,
      officeUrl: SITE_URL,
      translateUrl: "https://translate.example/element.js",
      mapUrl: "https://map.example",
      formMinimumSeconds,
      recipients: {
        hasEmailProvider: true,
        hostsByChannel: [{ channel: "formService", hosts: ["forms.example"] }],
        pictureHost: null,
      },
      offersCopy: true,
    },
  }
  const close = async () => {
    await Promise.all([worker.stop(), visitorPages.close()])
    await formService.stop()
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
  const passSeconds = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  return { ports, formService, logLines, passSeconds, close }
}

function logInto(lines: LogLine[]): Ports["log"] {
  const writer = (level: LogLine["level"]) => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ ...fields, level, message })
  return { info: writer("info"), warn: writer("warn"), error: writer("error") }
}
