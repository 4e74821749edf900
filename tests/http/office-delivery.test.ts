import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"

const PATH = "/office/delivery"

let sink: SmtpSink
let service: FakeFormService
let site: Site
let owner: StaffBrowser
let kumari: StaffBrowser

beforeAll(async () => {
  const login = { user: "mailer", password: "pass-of-the-mail" }
  sink = await SmtpSink.start({ login })
  service = await FakeFormService.start()
  site = await openSite({
    SMTP_URL: sink.url.replace("smtp://", `smtp://${login.user}:${login.password}@`),
    MAIL_FROM: "Rent Car Service <website@example.lk>",
    MAIL_TO: "office@example.lk, owner@example.lk",
    BOOKING_FORM_URL: `${service.url}/token-of-the-form`,
    TRUST_PROXY: "1",
  })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
})

afterAll(async () => {
  await site.remove()
  await service.stop()
  await sink.stop()
})

describe("the delivery page", () => {
  it("shows the channels and addresses, and no secret", async () => {
    const html = await (await kumari.open(PATH)).text()
    for (const shown of ["127.0.0.1", "website@example.lk", "office@example.lk", "through a form service"]) {
      expect(html, shown).toContain(shown)
    }
    for (const secret of ["pass-of-the-mail", "mailer", "token-of-the-form"]) {
      expect(html.includes(secret), secret).toBe(false)
    }
  })

  it("needs a session, and refuses forms from other sites and for unknown transports", async () => {
    expect(redirectTarget(await new StaffBrowser(site.url).open(PATH))).toMatch("/office/sign-in")
    expect(
      (await owner.submit(PATH, { target: "email" }, "https://evil.example")).status,
    ).toBeGreaterThanOrEqual(400)
    for (const target of ["contact", "smtp", "webhook", ""])
      expect((await owner.submit(PATH, { target })).status, target).toBe(400)
    expect(sink.emails.filter(({ to }) => to.includes("office@example.lk"))).toEqual([])
  })

  it("sends a test email through the mail server and reports its delivery", async () => {
    const submitResponse = await kumari.submit(PATH, { target: "email" })
    expect(redirectTarget(submitResponse)).toBe(`${PATH}?result=arrived`)
    const [email] = sink.emails.filter(({ raw }) => raw.includes("A test from the office"))
    expect(email?.to).toEqual(["office@example.lk", "owner@example.lk"])
    expect(readEmail(email?.raw ?? "").text).toContain("Kumari sent it")
    const html = await (await kumari.open(`${PATH}?result=arrived`)).text()
    expect(html).toContain("The test was accepted.")
    expect(await (await owner.open("/office/history")).text()).toMatch(/Kumari[\s\S]{0,400}tried/)
  })

  it("reports an address that the mail server refused while it accepted another", async () => {
    sink.setBehaviours("refuse one")
    expect(redirectTarget(await kumari.submit(PATH, { target: "email" }))).toBe(`${PATH}?result=partly`)
    const html = await (await owner.open(`${PATH}?result=partly`)).text()
    expect(html).toContain("The test was accepted, but not for every address of MAIL_TO.")
    expect(html).toContain("owner@example.lk: 550")
    sink.setBehaviours("accept")
  })

  it("posts a test to a form service, marked as a test, and reports a failure", async () => {
    expect(redirectTarget(await owner.submit(PATH, { target: "booking" }))).toBe(`${PATH}?result=arrived`)
    expect(JSON.stringify(service.received.at(-1)?.body)).toContain("TEST from the office, nothing to do")
    service.setBehaviours("500")
    expect(redirectTarget(await owner.submit(PATH, { target: "booking" }))).toBe(`${PATH}?result=failed`)
    expect(await (await owner.open(`${PATH}?result=failed`)).text()).toContain(
      "The test could not be sent: it failed.",
    )
    expect((await owner.open(`${PATH}?result=constructor`)).status).toBe(200)
  })

  it("attempts a test once, reports the failure, and limits tests for each user", async () => {
    sink.setBehaviours("refuse")
    expect(redirectTarget(await owner.submit(PATH, { target: "email" }))).toBe(
      `${PATH}?result=refusedAddress`,
    )
    const html = await (await owner.open(PATH)).text()
    expect(html).toMatch(/Mail server[\s\S]*the server refused the address/)
    const tooMany = await owner.submit(PATH, { target: "email" })
    expect(tooMany.status).toBe(429)
    expect(await tooMany.text()).toContain("You sent many tests.")
  })
})
