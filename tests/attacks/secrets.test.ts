import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { CONTACT, post, tokenIn } from "#tests/http/visitor-forms.ts"
import { firstOwnerPath } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { openSiteDatabase } from "#tests/support/site-database.ts"

// Secrets contain a unique word; no output of the site may contain it.
const CANARY = "canary-7d1f0c"
const SECRET = `pass-${CANARY}`
/** Nothing listens on this port. */
const UNREACHABLE_ADDRESS = "127.0.0.1:9"

/** Everything that the site logs and answers. */
async function outputWith(settings: Record<string, string>): Promise<string> {
  const site = await startSite({ LOG_LEVEL: "debug", ...settings })
  const output: string[] = []
  const capture = async (response: Response) =>
    output.push(JSON.stringify([...response.headers]), await response.text())
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  await capture(await post(`${site.url}/contact`, { ...CONTACT, form_token }))
  await capture(await post(`${site.url}/contact`, { ...CONTACT, form_token: "forged" }))
  dropEnquiriesTable(site)
  for (const path of ["/contact?sent=7K4M-2Q9T", "/home", "/nowhere", "/readyz", "/healthz"])
    await capture(await fetch(site.url + path))
  await capture(await post(`${site.url}/contact`, { ...CONTACT, message: "Once more", form_token }))
  const key = formGuardSecret(site)
  await site.remove()
  expect(output.join()).not.toContain(key)
  expect(site.output()).not.toContain(key)
  return output.join("\n") + site.output()
}

/** Causes an unexpected error in every later use of the table. */
function dropEnquiriesTable(site: Site) {
  const db = openSiteDatabase(site)
  db.exec("pragma foreign_keys = off; drop table enquiries")
  db.close()
}

function formGuardSecret(site: Site): string {
  const db = openSiteDatabase(site)
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and name like '%secret%'")
    .all()
  const [row] = tables.flatMap(({ name }) => db.prepare(`select * from ${name}`).all())
  db.close()
  const secret = Object.values(row ?? {}).find((value) => String(value).length >= 32)
  if (!secret) throw new Error("the database has no secret")
  return String(secret)
}

describe("neither the log nor a page contains", () => {
  it("the password of the mail server, which does not answer", async () => {
    const output = await outputWith({
      SMTP_URL: `smtp://user:${SECRET}@${UNREACHABLE_ADDRESS}`,
      MAIL_FROM: "website@example.lk",
      MAIL_TO: "office@example.lk",
    })
    expect(output).toContain("unreachable")
    expect(output).not.toContain(CANARY)
  })

  it("the key in a form service's URL, which does not answer", async () => {
    const output = await outputWith({
      CONTACT_FORM_URL: `http://${UNREACHABLE_ADDRESS}/f/${SECRET}?key=${SECRET}`,
    })
    expect(output).toContain("unreachable")
    expect(output).not.toContain(CANARY)
  })

  it("the secret of a one-time link, whether its page opens or fails", async () => {
    const site = await startSite({ LOG_LEVEL: "debug" })
    const link = firstOwnerPath(site)
    const secret = link.split("/").at(-1) ?? ""
    expect((await fetch(site.url + link)).status).toBe(200)
    const db = openSiteDatabase(site)
    db.exec("drop table staff_invitations")
    db.close()
    expect((await fetch(site.url + link)).status).toBe(500)
    await site.stop()
    const lines = site.output()
    await site.remove()
    expect(lines).toContain("page failed to render")
    expect(lines).toContain("/office/welcome/...")
    expect(lines).not.toContain(secret)
  })

  it.each([
    [
      "the password of a database that does not answer",
      { DATABASE_URL: `postgres://user:${SECRET}@${UNREACHABLE_ADDRESS}/rental` },
    ],
    [
      "the password in a wrong address of a database",
      { DATABASE_URL: `mysql://user:${SECRET}@${UNREACHABLE_ADDRESS}/rental` },
    ],
    [
      "the password in a wrong address of a mail server",
      { SMTP_URL: `https://user:${SECRET}@${UNREACHABLE_ADDRESS}` },
    ],
    [
      "the password of a mail server without MAIL_FROM and MAIL_TO",
      { SMTP_URL: `smtp://user:${SECRET}@${UNREACHABLE_ADDRESS}` },
    ],
    [
      "the key in a wrong address of a form service",
      { CONTACT_FORM_URL: `ftp://${SECRET}@${UNREACHABLE_ADDRESS}` },
    ],
  ])("%s, and the start fails with an error message", async (_, settings) => {
    const failure = await startSite(settings).then(
      async (site) => {
        await site.remove()
        return "it started"
      },
      (error: Error) => error.message,
    )
    expect(failure).toContain("the site ended with 1")
    expect(failure).not.toContain(CANARY)
  })
})

it("a page does not contain the error of an admin host that does not answer", async () => {
  const site = await startSite({ ADMIN_HOST: `http://${UNREACHABLE_ADDRESS}`, LOG_LEVEL: "debug" })
  expect(await (await fetch(`${site.url}/home`)).text()).not.toContain("ECONNREFUSED")
  await site.remove()
})

describe("the repository", () => {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean)

  it("has no file that usually holds secrets", () => {
    expect(
      files.filter((file) =>
        /(^|\/)\.env$|\.(pem|key|p12|pfx|sqlite|db)$|(^|\/)(id_rsa|\.npmrc|\.netrc)$/.test(file),
      ),
    ).toEqual([])
  })

  it("contains nothing that looks like a key or a password", () => {
    const KEY =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abpr]-\w{10}|\bsk_live_\w+|\bAIza[\w-]{35}\b/
    // Allowed: `user:password@` in examples, and values that a template inserts.
    const PASSWORD = /\w+:\/\/[\w.-]+:(?!password@)[\w!%.-]+@/
    const texts = files.filter((file) => !/\.(avif|webp|jpe?g|png|woff2|gz|br)$/.test(file))
    expect(texts.length).toBeGreaterThan(300)
    const filesWithSecrets = texts.filter((file) => {
      const text = readFileSync(file, "utf8")
      return KEY.test(text) || PASSWORD.test(text)
    })
    expect(filesWithSecrets).toEqual([])
  })
})
