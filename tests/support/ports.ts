import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openCatalogue } from "#adapters/catalogue-db/open-catalogue.ts"
import { openDatabase } from "#adapters/db/database.ts"
import { DatabaseIntakeCounter } from "#adapters/enquiry-db/database-intake-counter.ts"
import { DatabaseOutbox } from "#adapters/enquiry-db/database-outbox.ts"
import { FormServiceCourier } from "#adapters/form-service/form-service-courier.ts"
import { readSocialCards } from "#adapters/images/social-cards.ts"
import type { Ports } from "#app/context.ts"
import type { IntakeLimits } from "#domain/enquiry/intake-limit.ts"
import { seedFleet } from "#seed/fleet.ts"
import { Dispatcher } from "#server/dispatcher.ts"
import { SignedFormGuard } from "#server/form-guard.ts"
import { RecordingIntake } from "#server/intake.ts"
import { content } from "#tests/content/content.ts"
import { FakeFormService } from "#tests/fakes/form-service.ts"

/** Saturday 21 November 2026, 9:00 am in Sri Lanka. */
export const NOW = new Date("2026-11-21T03:30:00Z")

export type LogLine = { level: "info" | "warn" | "error"; message: string } & Record<string, unknown>

/**
 * What the screens may ask, made of the parts that ship: the seeded catalogue and the outbox in a SQLite file, our
 * content, the signed form tokens, and a courier to a form service that is a working fake. The clock is the test's.
 */
export type TestPorts = {
  ports: Ports
  /** Where enquiries arrive; it fails as it is told. */
  service: FakeFormService
  /** Everything that was logged. */
  lines: LogLine[]
  passSeconds: (seconds: number) => void
  close: () => Promise<void>
}

type Settings = { formMinimumSeconds?: number; intakeLimits?: IntakeLimits }

export async function openPorts(settings: Settings = {}): Promise<TestPorts> {
  const { formMinimumSeconds = 0, intakeLimits = { perMinute: 1000, perHour: 1000 } } = settings
  const folder = mkdtempSync(join(tmpdir(), "rent-car-ports-"))
  const lines: LogLine[] = []
  const log = logInto(lines)
  let now = NOW
  const clock = () => now
  const db = await openDatabase({ file: join(folder, "rental.db") }, log.warn)
  const { catalogue } = await openCatalogue(db, seedFleet, () => {})
  const service = await FakeFormService.start()
  const outbox = new DatabaseOutbox(db, "www.example.lk")
  const courierFor = () => new FormServiceCourier({ url: `${service.url}/f` })
  const dispatcher = new Dispatcher({ queue: outbox, courierFor, log, clock })
  const counter = new DatabaseIntakeCounter(db)
  const ports: Ports = {
    catalogue,
    content,
    cards: readSocialCards(new URL("../../public/", import.meta.url).pathname),
    intake: new RecordingIntake({ outbox, counter, dispatcher, intakeLimits, clock, log }),
    formGuard: new SignedFormGuard({ secret: "of the tests", minimumSeconds: formMinimumSeconds, clock }),
    clock,
    log,
    isStoreFailure: () => false,
    settings: {
      siteUrl: "https://www.example.lk",
      officeUrl: "https://www.example.lk",
      translateUrl: "https://translate.example/element.js",
      mapUrl: "https://map.example",
      formMinimumSeconds,
      recipients: { hasMailProvider: true, formServices: ["forms.example"], pictureHost: null },
    },
  }
  const close = async () => {
    await dispatcher.stop()
    await service.stop()
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
  const passSeconds = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  return { ports, service, lines, passSeconds, close }
}

function logInto(lines: LogLine[]): Ports["log"] {
  const writer = (level: LogLine["level"]) => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ ...fields, level, message })
  return { info: writer("info"), warn: writer("warn"), error: writer("error") }
}
