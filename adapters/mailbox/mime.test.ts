import { expect, it } from "vitest"
import type { ComposedEmail } from "#domain/delivery/composed-email.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { mimeOf } from "./mime.ts"

/** The limit of RFC 5322, without the CRLF. */
const MAX_LINE_LENGTH = 998

const EMAIL: ComposedEmail = {
  from: "Website <website@example.lk>",
  to: { name: "", address: "nimal@example.lk" },
  subject: "Your van",
  text: "Dear Nimal,\n\nit is yours.\n",
  html: "<p>Dear Nimal,</p>\n<p>it is yours.</p>\n",
  messageId: "<7k4m-2q9t.1@www.example.lk>",
  date: new Date("2026-11-21T22:34:54Z"),
  headers: {},
}

/** Like our emails, both parts end with a line break. */
function emailWith({ text, html, ...unusualFields }: Partial<ComposedEmail>): ComposedEmail {
  return { ...EMAIL, ...unusualFields, text: `${text ?? EMAIL.text}\n`, html: `${html ?? EMAIL.html}\n` }
}

const SINHALA = "නිමල් සිල්වා"
const TAMIL = "அன்பு"

const UNUSUAL_EMAILS: [string, Partial<ComposedEmail>][] = [
  ["names in other scripts", { subject: SINHALA, replyTo: { name: TAMIL, address: "a@example.lk" } }],
  [
    "a name with quotes and commas",
    { replyTo: { name: `"Nimal", O'Neil <x@y.lk>`, address: "a@example.lk" } },
  ],
  ["an address that contains another one", { to: { name: "", address: "a@example.lk, b@example.lk" } }],
  ["letters in other scripts", { text: SINHALA.repeat(40), html: `<p>${TAMIL}</p>` }],
  ["Latin and Sinhala letters", { text: `Dear ${SINHALA}, here is the price of your van. `.repeat(9) }],
  ["emoji over the end of a line", { text: `${"x".repeat(74)}🚐🚐 ${"y".repeat(71)}👩‍👩‍👧` }],
  ["a very long word", { text: "a".repeat(3_000), html: "b".repeat(999) }],
  ["spaces and tabs at the ends of lines", { text: "one \ntwo\t\n \n\t\nthree " }],
  ["lines with different endings", { text: "one\r\ntwo\rthree\n\rfour\r\n\r\n", html: "é\r\né\ré\n\r" }],
  ["lines that could end an email", { text: ".\n..\n--\nFrom here\n.\r\n" }],
  ["a line like the one between parts", { text: "----_NmP-0-Part_1\n------_NmP-0-Part_1--\n" }],
  [
    "characters that an email cannot contain",
    { text: "\0\u0001\u007f\u0085\u2028\ufeff", html: "<p>\0</p>" },
  ],
  ["a lone surrogate", { text: "\ud83d and \ude90", subject: "\ud83d" }],
  ["text that looks encoded already", { text: "=3D =\n=?utf-8?Q?a?=", subject: "=?utf-8?Q?a b?=" }],
]

it.each(UNUSUAL_EMAILS)("an email is parsed to the same text: %s", async (_, unusualFields) => {
  const email = emailWith(unusualFields)
  const parsed = readEmail(String(await mimeOf(email)))
  expect(normalised(parsed.text)).toBe(normalised(email.text))
  expect(normalised(parsed.html)).toBe(normalised(email.html))
})

it.each(UNUSUAL_EMAILS)(
  "an email has lines that end in CRLF, none above the length limit: %s",
  async (_, unusualFields) => {
    const lines = String(await mimeOf(emailWith(unusualFields))).split("\r\n")
    expect(lines.at(-1)).toBe("")
    expect(lines.filter((line) => line.includes("\n") || line.length > MAX_LINE_LENGTH)).toEqual([])
  },
)

it.each(["\r\n", "\n", "\r", "\0\r\n "])(
  "an email gets no header from a visitor's text: %j",
  async (lineBreak) => {
    const injectedText = `x${lineBreak}Bcc: victim@example.com${lineBreak}${lineBreak}body`
    const replyTo = { name: injectedText, address: `a@b.lk${injectedText}` }
    const { headers, rawHeaders } = readEmail(
      String(await mimeOf(emailWith({ subject: injectedText, replyTo }))),
    )
    expect(headers.has("bcc")).toBe(false)
    expect(rawHeaders).not.toMatch(/^bcc/im)
  },
)

/** Normalises line ends as a mail parser does, removes white space at the end, and replaces lone surrogates. */
function normalised(text: string): string {
  return text.toWellFormed().replaceAll("\r\n", "\n").replace(/\s+$/, "")
}
