import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { readPage } from "#tests/support/read-page.ts"
import { openSite, type Site } from "#tests/support/site.ts"

// Injection payloads in every form field, in every parameter, and in the catalogue.

let site: Site
let sink: SmtpSink
beforeAll(async () => {
  sink = await SmtpSink.start()
  const mailSettings = { SMTP_URL: sink.url, MAIL_FROM: "website@example.lk", MAIL_TO: "office@example.lk" }
  site = await openSite({ ...mailSettings, SITE_URL: "https://www.example.lk" })
})
beforeEach(() => {
  sink.emails.length = 0
})
afterAll(async () => {
  await site.remove()
  await sink.stop()
})

const PAYLOADS: Readonly<Record<string, string>> = {
  HTML: `"'><img src=x onerror=pwned()><script>pwned()</script>`,
  "the end of a script": "</script><script>pwned()</script>",
  "the end of a comment": "--><svg onload=pwned()><!--",
  "the end of a style": "</style></textarea></title><script>pwned()</script>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload is template syntax, not a template literal
  "a template": "{{7*1919191}} ${7*1919191} <%= 7*1919191 %> #{7*1919191} %{7*1919191}",
  SQL: "x'); DROP TABLE enquiries; --",
  "mail headers": "x\r\nBcc: victim@example.com\r\nX-Injected: 1\r\n\r\n<b>body</b>",
  "an encoded word": "=?utf-8?Q?x=0D=0ABcc:_victim@example.com?=",
  "a path": "../../../../etc/passwd\0.png",
  "a javascript: URL": "javascript:pwned()//https://x",
  "a command": "$(touch /tmp/pwned) `id` | cat /etc/passwd",
  "a prototype": "__proto__",
  "a constructor": "constructor",
  "bidi control characters": "\u202Egnp.exe\u2066 \uFEFF\u2028\u2029",
  "half a surrogate pair": "\uD800 half",
}

/** No payload became an element, an attribute or a script. */
function expectHarmless(html: string) {
  expect(html).not.toMatch(/<script>pwned|<img src=x|<svg onload/i)
  expect(html).not.toContain(String(7 * 1919191)) // the template was not evaluated
  expect(html).not.toMatch(/(href|src|action)="\s*javascript:/i)
  expect(html).not.toContain("root:x:0:0")
  expect(readPage(html).jsonLd).toBeInstanceOf(Array) // readPage throws where JSON-LD cannot be parsed
}

const FORMS = [
  ["/contact", CONTACT],
  ["/home", ENQUIRY],
  [`/cars/${VAN.id}`, BOOKING],
] as const

/** Free-text fields. */
const textFieldsWith = (path: string, payload: string): Record<string, string> => {
  const shortPayload = payload.slice(0, 70)
  if (path === "/contact") return { name: shortPayload, message: payload }
  const placeFields = {
    pick_up_location: payload,
    return_location: payload,
    contact_number: `07 ${payload.slice(0, 30)}`,
  }
  return path === "/home"
    ? placeFields
    : { ...placeFields, first_name: shortPayload, last_name: shortPayload }
}

/** Fields that accept certain values only. */
const otherFieldsWith = (payload: string) => ({
  email: `a@b.lk,${payload}`,
  vehicle_type: payload,
  pick_up_time_date: payload,
  return_time_date: payload,
  agent: payload,
  person_title: payload,
  "quantity_need-a-driver": payload,
})

describe.each(Object.entries(PAYLOADS))("%s", (_, payload) => {
  it.each(FORMS)(
    "is plain text in the email of the form at %s, which has no other recipient",
    async (path, fields) => {
      const form_token = tokenIn(await (await fetch(site.url + path)).text())
      const response = await post(site.url + path, {
        ...fields,
        ...textFieldsWith(path, payload),
        form_token,
      })
      expect(response.status).toBe(303)
      const [email, ...more] = sink.emails
      const { headers, rawHeaders, html } = readEmail(email?.raw ?? "")
      expect(more).toEqual([])
      expect(email?.to).toEqual(["office@example.lk"])
      expect(headers.get("reply-to")).toMatch(new RegExp(`(^|<)${fields.email}>?$`))
      expect(rawHeaders).not.toMatch(/^(bcc|cc|x-injected):/im)
      expect(html).toContain("</html>")
      expect(html).not.toMatch(/<(script|img|svg|b)\b/i)
    },
  )

  it.each(FORMS)("is plain text when the form at %s is shown again", async (path, fields) => {
    const formValues = { ...fields, ...textFieldsWith(path, payload), ...otherFieldsWith(payload) }
    const response = await post(site.url + path, { ...formValues, form_token: "" })
    expect(response.status).toBe(422)
    expectHarmless(await response.text())
    expect(sink.emails).toEqual([])
  })
})

const PAYLOADS_IN_URLS = [
  "HTML",
  "the end of a script",
  "mail headers",
  "a path",
  "a javascript: URL",
  "a prototype",
  "bidi control characters",
  "SQL",
]

it.each(PAYLOADS_IN_URLS)("%s in a URL changes nothing but the value of its parameter", async (kind) => {
  const encoded = encodeURIComponent(PAYLOADS[kind] ?? "")
  const urlsWith = (path: string, names: string[]) => names.map((name) => `${path}?${name}=${encoded}`)
  const urls = [
    ...urlsWith("/home", ["q", "page", "tab", "to", "sent", "translate", "remark"]),
    ...urlsWith(`/cars/${VAN.id}`, ["from", "extras", "service_need-a-driver"]),
    ...["/?q=", "/guides?place=", "/gallery?picture=", "/api/product/details?id="].map(
      (path) => path + encoded,
    ),
    ...["/cars/", "/carlist/", "/rent-a-car-to-", "/images/", "/"].map((path) => path + encoded),
    `/home?${encoded}=1`,
  ]
  for (const url of urls) {
    const headers = { cookie: `translate=${encoded}` }
    const response = await fetch(site.url + url, { redirect: "manual", headers })
    const text = await response.text()
    expect(response.status, url).toBeLessThan(500)
    expect(response.headers.get("location") ?? "/home").toMatch(/^\/(?![/\\])/)
    expect(response.headers.get("set-cookie")).toBeNull()
    if (response.headers.get("content-type")?.includes("html")) expectHarmless(text)
  }
})

it("the database has every table, and accepts a form, after all these requests", async () => {
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  expect((await post(`${site.url}/contact`, { ...CONTACT, form_token })).status).toBe(303)
  const lines = site.output().split("\n")
  expect(lines.filter((text) => /Error|"level":(50|60)/.test(text))).toEqual([])
})

it.each(["HTML", "the end of a script", "the end of a comment", "the end of a style", "a javascript: URL"])(
  "%s in the catalogue is plain text in pages, JSON-LD and the sitemap",
  async (kind) => {
    const db = new DatabaseSync(join(site.dataDir, "rental.db"), { timeout: 5_000 })
    db.prepare("update vehicles set name = ?, description = ? where id = ?").run(
      PAYLOADS[kind] ?? "",
      PAYLOADS[kind] ?? "",
      VAN.id,
    )
    db.prepare("update meta set value = ? where key = 'catalogue_version'").run(crypto.randomUUID())
    db.close()
    for (const path of [`/cars/${VAN.id}`, "/home", "/carlist/vans", "/sitemap.xml"]) {
      const html = await (await fetch(site.url + path)).text()
      expectHarmless(html)
      expect(html).toMatch(/<\/(html|urlset)>\s*$/)
    }
  },
)
