import { describe, expect, it } from "vitest"
import { mayBeUnencrypted, unencryptedConnections } from "./unencrypted-connections.ts"

describe("a host that may be reached without TLS", () => {
  it.each([
    ["localhost", true],
    ["LOCALHOST", true],
    ["mail.localhost", true],
    ["127.0.0.1", true],
    ["127.8.9.10", true],
    ["[::1]", true],
    ["localhost.example.lk", false],
    ["127.0.0.1.example.lk", false],
    ["10.0.0.5", false],
    ["[::2]", false],
    ["mail.example.lk", false],
    ["mail.lan", true],
    ["Mail.LAN", true],
    ["[fd00::5]", true],
    ["other.mail.lan", false],
    ["", false],
  ])("is this machine or one that ALLOW_PLAIN names: %s, %s", (host, expected) => {
    expect(mayBeUnencrypted(host, "mail.lan, fd00::5")).toBe(expected)
  })
})

const problemOf = (name: string, value: string, others: Record<string, string> = {}) =>
  unencryptedConnections({ [name]: value, ...others }).map((found) => `${found.name}: ${found.problem}`)[0] ??
  null

const WEB_SETTINGS = [
  "OFFICE_URL",
  "ADMIN_HOST",
  "API_HOST",
  "ENQUIRY_FORM_URL",
  "BOOKING_FORM_URL",
  "CONTACT_FORM_URL",
  "WEBHOOK_URL",
  "BREACHED_PASSWORDS_URL",
]

describe.each(WEB_SETTINGS)("%s", (name) => {
  it.each([
    ["https://forms.example.com/x", null],
    ["http://127.0.0.1:4100/x", null],
    ["http://forms.example.com/x", "write https:// in place of http://"],
    ["not an address", null],
  ])("with the value %s has the problem: %s", (value, problem) => {
    if (problem === null) expect(problemOf(name, value)).toBeNull()
    else expect(problemOf(name, value)).toContain(problem)
  })

  it("may be unencrypted if ALLOW_PLAIN names its host", () => {
    expect(problemOf(name, "http://forms.lan/x", { ALLOW_PLAIN: "forms.lan" })).toBeNull()
  })
})

describe("SMTP_URL", () => {
  it.each([
    "?tls.rejectUnauthorized=false",
    "?ignoreTLS=true",
    "?requireTLS=false",
    "?secure=false",
    "?opportunisticTLS=true",
  ])("may have no query parameters: %s", (query) => {
    const url = `smtp://mail.example.lk:587/${query}`
    expect(problemOf("SMTP_URL", url)).toContain("leave out what comes from")
    expect(problemOf("SMTP_URL", url, { ALLOW_PLAIN: "mail.example.lk" })).not.toBeNull()
  })

  it("is accepted without query parameters, because TLS is required anyway", () => {
    expect(problemOf("SMTP_URL", "smtp://mail.example.lk:587")).toBeNull()
  })
})

describe("DATABASE_URL", () => {
  it.each([
    ["postgres://127.0.0.1:5432/rental", true],
    ["postgres://localhost/rental?host=/var/run/postgresql", true],
    ["postgres://%2Fvar%2Frun%2Fpostgresql/rental", true],
    ["postgres:///rental", true],
    ["postgres://db.example.lk/rental", false],
    ["postgres://localhost/rental?host=db.example.lk", false],
    ["postgres://localhost/rental?host=127.0.0.1&host=db.example.lk", false],
    ["postgres://db.example.lk/rental?sslmode=require", false],
    ["postgres://db.example.lk/rental?sslmode=no-verify", false],
    ["postgres://db.example.lk/rental?sslmode=disable", false],
    ["postgres://db.example.lk/rental?sslmode=verify-full&sslmode=disable", false],
    ["postgres://db.example.lk/rental?ssl=true", false],
    ["postgres://db.example.lk/rental?sslmode=verify-full", true],
    ["postgres://db.example.lk/rental?sslmode=verify-full&sslrootcert=/etc/ca.pem", true],
  ])("%s is accepted: %s", (url, isAccepted) => {
    const problem = problemOf("DATABASE_URL", url)
    if (isAccepted) expect(problem).toBeNull()
    else expect(problem).toContain("?sslmode=verify-full")
    expect(problemOf("DATABASE_URL", url, { ALLOW_PLAIN: "db.example.lk" })).toBeNull()
  })

  it("is checked with the host of PGHOST if it names no host", () => {
    expect(problemOf("DATABASE_URL", "postgres:///rental", { PGHOST: "db.example.lk" })).not.toBeNull()
  })
})

it("refuses NODE_TLS_REJECT_UNAUTHORIZED=0", () => {
  expect(problemOf("NODE_TLS_REJECT_UNAUTHORIZED", "0")).toContain("no certificate is checked")
  expect(problemOf("NODE_TLS_REJECT_UNAUTHORIZED", "1")).toBeNull()
})
