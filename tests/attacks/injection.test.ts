import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/browser.ts"
import { readMail } from "#tests/support/read-mail.ts"
import { readPage } from "#tests/support/read-page.ts"
import { type Site, startSite } from "#tests/support/site.ts"

// Words that are something else to whoever reads them carelessly: in every field, every parameter, and in the catalogue.

let site: Site
let sink: SmtpSink
beforeAll(async () => {
  sink = await SmtpSink.start()
  const mail = { SMTP_URL: sink.url, MAIL_FROM: "website@example.lk", MAIL_TO: "office@example.lk" }
  site = await startSite({ ...mail, SITE_URL: "https://www.example.lk" })
})
beforeEach(() => {
  sink.mails.length = 0
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template, and no template
  "a template": "{{7*1919191}} ${7*1919191} <%= 7*1919191 %> #{7*1919191} %{7*1919191}",
  SQL: "x'); DROP TABLE enquiries; --",
  "mail headers": "x\r\nBcc: victim@example.com\r\nX-Injected: 1\r\n\r\n<b>body</b>",
  "an encoded word": "=?utf-8?Q?x=0D=0ABcc:_victim@example.com?=",
  "a path": "../../../../etc/passwd\0.png",
  "a script's address": "javascript:pwned()//https://x",
  "a command": "$(touch /tmp/pwned) `id` | cat /etc/passwd",
  "a prototype": "__proto__",
  "a constructor": "constructor",
  "letters that turn": "\u202Egnp.exe\u2066 \uFEFF\u2028\u2029",
  "half a letter": "\uD800 half",
}

/** Nothing that was typed has become an element, an attribute or a script. */
function expectHarmless(html: string) {
  expect(html).not.toMatch(/<script>pwned|<img src=x|<svg onload/i)
  expect(html).not.toContain("13434337")
  expect(html).not.toMatch(/(href|src|action)="\s*javascript:/i)
  expect(html).not.toContain("root:x:0:0")
  expect(readPage(html).jsonLd).toBeInstanceOf(Array) // and each piece could be parsed
}

const FORMS = [
  ["/contact", CONTACT],
  ["/home", ENQUIRY],
  [`/cars/${VAN.id}`, BOOKING],
] as const

/** Fields in which a visitor may write what they like. */
const withWords = (path: string, payload: string): Record<string, string> => {
  const short = payload.slice(0, 70)
  if (path === "/contact") return { name: short, message: payload }
  const places = {
    pick_up_location: payload,
    return_location: payload,
    contact_number: `07 ${payload.slice(0, 30)}`,
  }
  return path === "/home" ? places : { ...places, first_name: short, last_name: short }
}

/** And those in which only some answers are any. */
const withChoices = (payload: string) => ({
  email: `a@b.lk,${payload}`,
  vehicle_type: payload,
  pick_up_time_date: payload,
  return_time_date: payload,
  agent: payload,
  person_title: payload,
  "quantity_need-a-driver": payload,
})

describe.each(Object.entries(PAYLOADS))("%s", (_, payload) => {
  it.each(FORMS)("in a form at %s is words in the mail, which goes nowhere else", async (path, fields) => {
    const form_token = tokenIn(await (await fetch(site.url + path)).text())
    const response = await post(site.url + path, { ...fields, ...withWords(path, payload), form_token })
    expect(response.status).toBe(303)
    const [mail, ...more] = sink.mails
    const { headers, rawHeaders, html } = readMail(mail?.raw ?? "")
    expect(more).toEqual([])
    expect(mail?.to).toEqual(["office@example.lk"])
    expect(headers.get("reply-to")).toMatch(new RegExp(`(^|<)${fields.email}>?$`))
    expect(rawHeaders).not.toMatch(/^(bcc|cc|x-injected):/im)
    expect(html).toContain("</html>")
    expect(html).not.toMatch(/<(script|img|svg|b)\b/i)
  })

  it.each(FORMS)(
    "in a form at %s that is shown again is words on the page, and no choice",
    async (path, fields) => {
      const typed = { ...fields, ...withWords(path, payload), ...withChoices(payload) }
      const response = await post(site.url + path, { ...typed, form_token: "" })
      expect(response.status).toBe(422)
      expectHarmless(await response.text())
      expect(sink.mails).toEqual([])
    },
  )
})

const IN_ADDRESSES = [
  "HTML",
  "the end of a script",
  "mail headers",
  "a path",
  "a script's address",
  "a prototype",
  "letters that turn",
  "SQL",
]

it.each(IN_ADDRESSES)("%s in the address of a page is what was asked for, and nothing more", async (kind) => {
  const asked = encodeURIComponent(PAYLOADS[kind] ?? "")
  const at = (path: string, names: string[]) => names.map((name) => `${path}?${name}=${asked}`)
  const addresses = [
    ...at("/home", ["q", "page", "tab", "to", "sent", "translate", "remark"]),
    ...at(`/cars/${VAN.id}`, ["from", "extras", "service_need-a-driver"]),
    ...["/?q=", "/guides?place=", "/gallery?picture=", "/api/product/details?id="].map(
      (path) => path + asked,
    ),
    ...["/cars/", "/carlist/", "/rent-a-car-to-", "/images/", "/"].map((path) => path + asked),
    `/home?${asked}=1`,
  ]
  for (const address of addresses) {
    const headers = { cookie: `translate=${asked}` }
    const response = await fetch(site.url + address, { redirect: "manual", headers })
    const text = await response.text()
    expect(response.status, address).toBeLessThan(500)
    expect(response.headers.get("location") ?? "/home").toMatch(/^\/(?![/\\])/)
    expect(response.headers.get("set-cookie")).toBeNull()
    if (response.headers.get("content-type")?.includes("html")) expectHarmless(text)
  }
})

it("after all of this the database has every table, and a form is still taken", async () => {
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  expect((await post(`${site.url}/contact`, { ...CONTACT, form_token })).status).toBe(303)
  const lines = site.output().split("\n")
  expect(lines.filter((text) => /Error|"level":(50|60)/.test(text))).toEqual([])
})

it.each(["HTML", "the end of a script", "the end of a comment", "the end of a style", "a script's address"])(
  "%s in the catalogue is a name like any other, in pages, their data and what they say to machines",
  async (kind) => {
    const db = new DatabaseSync(join(site.dataDir, "rental.db"))
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
