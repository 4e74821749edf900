import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { FakeFormService, type FormServiceBehaviour } from "#tests/fakes/form-service.ts"
import { type SmtpBehaviour, SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { CONTACT, post, tokenIn } from "#tests/http/visitor-forms.ts"
import { describeOnSqlite } from "#tests/support/databases.ts"
import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type SiteProcess, startSite } from "#tests/support/site.ts"
import { readAttempts, waitUntilAllDelivered } from "./support/delivery-records.ts"
import { messageIdOf } from "./support/email-headers.ts"
import { siteSettingsFor, smtpSettings } from "./support/settings.ts"

/** Each fault with the failure and the detail that staff see. */
const MAIL_FAULTS: [SmtpBehaviour, string, RegExp][] = [
  ["busy", "throttled", /421/],
  ["silent", "timeout", /ETIMEDOUT CONN/],
  ["refuse", "refused", /550 RCPT TO/],
  ["fail", "failed", /451 RCPT TO/],
  ["greylist", "throttled", /450 RCPT TO/],
  ["stall", "timeout", /ETIMEDOUT/],
  ["drop", "unreachable", /./],
]

const FORM_FAULTS: [FormServiceBehaviour, string, RegExp][] = [
  ["400", "refused", /^status 400$/],
  ["429", "throttled", /^status 429$/],
  ["500", "failed", /^status 500$/],
  ["503", "failed", /^status 503$/],
  ["okFalse", "refused", /the response reports a failure/],
  ["garbage", "malformed", /not JSON/],
  ["endless", "malformed", /too long/],
  ["redirect", "malformed", /^status 307$/],
  ["drop", "unreachable", /./],
  ["never", "timeout", /^$/],
]

/** Longer than the first back-off of 30 to 33 seconds. */
const RETRY_AFTER_SECONDS = 45
const TIMEOUT_MS = 180_000

describeOnSqlite("a service that fails", (open, locate) => {
  let site: SiteProcess
  let db: Database
  let sink: SmtpSink
  let formService: FakeFormService
  beforeEach(async () => {
    sink = await SmtpSink.start()
    formService = await FakeFormService.start()
    formService.retryAfter = String(RETRY_AFTER_SECONDS)
  })
  afterEach(async () => {
    await site.stop()
    await sink.stop()
    await formService.stop()
  })

  const start = async (settings: Record<string, string>) => {
    const database = siteSettingsFor(locate())
    site = await startSite({ ...database.settings, ...NO_RATE_LIMITS, ...settings }, database.dataDir)
    db = await open()
  }

  /** Sends a contact message that names the fault it meets. */
  const send = async (fault: string) => {
    const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
    return post(`${site.url}/contact`, { ...CONTACT, message: `Fault ${fault}.`, form_token })
  }

  const attemptsOf = async (fault: string) =>
    (await readAttempts(db)).filter(({ content }) => content.includes(`Fault ${fault}.`))

  /** The visitor sees the same failure message with a reference; database and log have the reason. */
  const expectFailure = async (fault: string, failure: string, detail: RegExp) => {
    const response = await send(fault)
    expect([fault, response.status]).toEqual([fault, 502])
    expect(await response.text()).toMatch(/saved under the reference/)
    // An attempt may last longer than the visitor waits.
    await vi.waitUntil(async () => (await attemptsOf(fault)).length > 0, { timeout: 30_000, interval: 100 })
    const [first] = await attemptsOf(fault)
    expect([fault, first?.failure]).toEqual([fault, failure])
    expect([fault, first?.detail ?? ""]).toEqual([fault, expect.stringMatching(detail)])
    expect(site.output()).toMatch(new RegExp(`"failure":"${failure}".*will be retried`))
  }

  it(
    "is reported to staff by kind of failure if it is an SMTP server, and gets every email once it works again",
    async () => {
      const { port } = new URL(sink.url)
      await sink.stop()
      await start(smtpSettings(sink.url))
      await expectFailure("nobody listens", "unreachable", /ECONNECTION|ESOCKET/)
      sink = await SmtpSink.start({ port: Number(port) })
      for (const [fault, failure, detail] of MAIL_FAULTS) {
        sink.setBehaviours(fault)
        await expectFailure(fault, failure, detail)
      }
      sink.setBehaviours("accept")
      await waitUntilAllDelivered(db, TIMEOUT_MS)
      const copies = (fault: string) => sink.emails.filter(({ raw }) => raw.includes(`Fault ${fault}.`))
      for (const fault of ["nobody listens", ...MAIL_FAULTS.map(([name]) => name)]) {
        // A server that accepts without confirming gets the email twice, under the same Message-ID.
        const times = fault === "stall" ? 2 : 1
        expect([fault, copies(fault).length]).toEqual([fault, times])
        expect(new Set(copies(fault).map(messageIdOf)).size).toBe(1)
        expect((await attemptsOf(fault)).at(-1)?.failure).toBeNull()
      }
    },
    TIMEOUT_MS,
  )

  it(
    "is reported to staff by kind of failure if it uses HTTP, and gets every form once it works again",
    async () => {
      await start({ CONTACT_FORM_URL: `${formService.url}/contact` })
      for (const [fault, failure, detail] of FORM_FAULTS) {
        formService.setBehaviours(fault)
        await expectFailure(fault, failure, detail)
        const hasRetryAfter = fault === "429" || fault === "503"
        const [first] = await attemptsOf(fault)
        // The back-off, with up to 10 % jitter.
        expect(first?.waitSeconds).toBeGreaterThanOrEqual(hasRetryAfter ? RETRY_AFTER_SECONDS : 30)
        expect(first?.waitSeconds).toBeLessThanOrEqual((hasRetryAfter ? RETRY_AFTER_SECONDS : 30) * 1.1)
      }
      formService.setBehaviours("ok")
      await waitUntilAllDelivered(db, TIMEOUT_MS)
      for (const [fault] of FORM_FAULTS) {
        const forms = formService.received.filter(({ body }) =>
          JSON.stringify(body).includes(`Fault ${fault}.`),
        )
        expect([fault, forms.map(({ behaviour }) => behaviour)]).toEqual([fault, [fault, "ok"]])
        expect(new Set(forms.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
      }
    },
    TIMEOUT_MS,
  )

  it("that replied 4xx is attempted again at once when the visitor submits again", async () => {
    sink.setBehaviours("greylist", "accept")
    await start(smtpSettings(sink.url))
    const first = await send("submitted")
    const token = tokenIn(await first.text())
    await sleep(50)
    const second = await post(`${site.url}/contact`, {
      ...CONTACT,
      message: "Fault submitted.",
      form_token: token,
    })
    expect([first.status, second.status]).toEqual([502, 303])
    expect(sink.emails).toHaveLength(1)
  })
})
