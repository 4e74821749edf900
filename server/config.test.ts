import { readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { describe, expect, it } from "vitest"
import { FAKE_SECRET } from "#tests/fakes/webhook-receiver.ts"
import { ConfigError, readConfig } from "./config.ts"

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe("readConfig", () => {
  it("accepts no settings at all", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      listenSocket: null,
      siteUrl: "http://127.0.0.1:3000",
      officeUrl: "http://127.0.0.1:3000",
      officeHost: null,
      dataDir: "./data",
      databaseUrl: null,
      adminHost: null,
      smtp: null,
      channelUrls: {
        ENQUIRY_FORM_URL: null,
        BOOKING_FORM_URL: null,
        CONTACT_FORM_URL: null,
        WEBHOOK_URL: null,
      },
      trustProxy: 0,
      rateLimits: { perMinute: 5, perHour: 30 },
      siteRateLimits: { perMinute: 100, perHour: 600 },
      drainSeconds: 0,
    })
  })

  it("reads .env.example as the defaults", () => {
    const example = parseEnv(readFileSync(new URL("../.env.example", import.meta.url), "utf8"))
    expect(readConfig(example)).toEqual(readConfig({}))
  })

  it.each([
    ["0.0.0.0", "http://0.0.0.0:3000"],
    ["::1", "http://[::1]:3000"],
    ["localhost", "http://localhost:3000"],
  ])("derives the site's URL from HOST=%s", (host, siteUrl) => {
    expect(readConfig({ HOST: host }).siteUrl).toBe(siteUrl)
    expect(URL.canParse(siteUrl)).toBe(true)
  })

  it.each([
    ["website@example.lk", "office@example.lk"],
    ["Rent Car Service <website@example.lk>", "office@example.lk, Manager <manager@example.lk>"],
  ])("accepts email from %s and to %s", (from, to) => {
    const { smtp } = readConfig({ SMTP_URL: "smtp://mail.example.lk", MAIL_FROM: from, MAIL_TO: to })
    expect(smtp).toMatchObject({ from, to })
  })

  it("uses the admin host as the API host too, unless another API host is set", () => {
    expect(readConfig({ ADMIN_HOST: "https://admin.example.lk/" }).apiHost).toBe("https://admin.example.lk")
    const { apiHost } = readConfig({ ADMIN_HOST: "https://a.example", API_HOST: "https://b.example" })
    expect(apiHost).toBe("https://b.example")
  })

  it.each([
    ["PORT", "eighty", "write a whole number from 0 to 65535"],
    ["PORT", "65536", "write a whole number from 0 to 65535"],
    ["FORM_MIN_SECONDS", "4", "write a whole number from 0 to 3"],
    ["DRAIN_SECONDS", "61", "write a whole number from 0 to 60"],
    ["DELIVERY_POLL_SECONDS", "0", "write a whole number from 1 to 5"],
    ["SITE_URL", "https://www.example.lk/en", "write scheme and host only"],
    ["OFFICE_URL", "https://www.example.lk/office", "write scheme and host only"],
    ["OFFICE_URL", "http://office.example.lk", "write https:// in place of http://"],
    ["OFFICE_URL", "http://127.0.0.1:4000", "write another host than the site's"],
    ["DATABASE_URL", "mysql://x", "begins with postgres://"],
    ["ADMIN_HOST", "admin.example.lk", "begins with http:// or https://"],
    ["SMTP_URL", "mail.example.lk:25", "begins with smtp:// or smtps://"],
    ["SMTP_URL", "smtp://mail.example.lk", "needs MAIL_FROM and MAIL_TO"],
    ["MAIL_FROM", "the website", "write an address"],
    ["MAIL_FROM", "a@example.lk, b@example.lk", "write an address"],
    ["MAIL_TO", "office", "write an address, or several"],
    ["MAIL_TO", "office@example.lk,", "write an address, or several"],
    ["API_HOST", "https://api.example.lk", "needs ADMIN_HOST"],
    ["LISTEN_SOCKET", "/run/rental/3000.sock", "needs TRUST_PROXY and SITE_URL"],
    ["LISTEN_SOCKET", "3000.sock", "write a path from the root"],
    ["TRUST_PROXY", "yes", "write a whole number from 0 to 5"],
    ["ALLOW_PLAIN", "1", "write the name of a host"],
    ["ALLOW_PLAIN", "http://mail.lan", "write the name of a host"],
    ["ADMIN_HOST", "http://admin.example.lk", "write https:// in place of http://"],
    ["CONTACT_FORM_URL", "http://forms.example.lk/x", "write https:// in place of http://"],
    ["DATABASE_URL", "postgres://db.example.lk/rental", "end it with ?sslmode=verify-full"],
    ["WEBHOOK_URL", "https://erp.example.lk/x", "needs WEBHOOK_SECRET"],
    ["WEBHOOK_SECRET", FAKE_SECRET, "needs WEBHOOK_URL"],
    ["WEBHOOK_SECRET", "secret", "write whsec_ and 24 to 64 random bytes in base64"],
    ["WEBHOOK_SECRET", "whsec_c2hvcnQ=", "write whsec_ and 24 to 64 random bytes in base64"],
    ["LOG_LEVEL", "loud", "write one of fatal, error, warn, info, debug, silent"],
  ])("refuses %s=%s with the advice: %s", (name, value, advice) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`${name}: `)
    expect(problems[0]).toContain(advice)
  })

  it.each([
    ["smtp://mail.example.lk", undefined, true],
    ["smtps://mail.example.lk", undefined, true],
    ["smtp://127.0.0.1:25", undefined, false],
    ["smtp://mail.lan", "db.lan, mail.lan", false],
    ["smtp://mail.lan.example.lk", "mail.lan", true],
  ])("requires TLS of %s with ALLOW_PLAIN=%s: %s", (url, allowed, expected) => {
    const smtpSettings = { SMTP_URL: url, MAIL_FROM: "a@example.lk", MAIL_TO: "b@example.lk" }
    expect(readConfig({ ...smtpSettings, ALLOW_PLAIN: allowed }).smtp?.requiresTls).toBe(expected)
  })

  it("has a webhook if URL and secret are set, and requires TLS", () => {
    const variables = { WEBHOOK_URL: "https://erp.example.lk/x", WEBHOOK_SECRET: FAKE_SECRET }
    expect(readConfig(variables).webhook).toEqual({ url: variables.WEBHOOK_URL, secret: FAKE_SECRET })
    expect(readConfig({}).webhook).toBeNull()
    expect(problemsOf({ ...variables, WEBHOOK_URL: "http://erp.example.lk/x" })).toEqual([
      expect.stringContaining("WEBHOOK_URL: write https:// in place of http://"),
    ])
  })

  it("accepts an office host only if its name differs from the site's, whatever the ports", () => {
    const SITE_URL = "https://www.example.lk"
    expect(readConfig({ SITE_URL, OFFICE_URL: "https://office.example.lk/" })).toMatchObject({
      siteUrl: SITE_URL,
      officeUrl: "https://office.example.lk",
      officeHost: "office.example.lk",
    })
    for (const OFFICE_URL of [SITE_URL, "https://www.example.lk:8443", "https://www.example.lk."])
      expect(problemsOf({ SITE_URL, OFFICE_URL })).toEqual([expect.stringContaining("OFFICE_URL: ")])
  })

  it("names all invalid variables at once", () => {
    const variables = {
      PORT: "x",
      LOG_LEVEL: "x",
      ADMIN_HOST: "x",
      CONTACT_FORM_URL: "http://forms.example.lk",
    }
    expect(problemsOf(variables)).toHaveLength(4)
  })
})
