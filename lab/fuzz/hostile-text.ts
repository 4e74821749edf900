import fc from "fast-check"

/** Known attack strings and edge cases. */
const KNOWN = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "99999999999999999999",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "' OR 1=1--",
  "'; drop table enquiries; --",
  "\" onmouseover=alert(1) x='",
  "<script>alert(1)</script>",
  "</textarea><svg onload=alert(1)>",
  "{{7*7}}<%= 7*7 %>",
  "%00",
  "%",
  "%zz",
  "%c0%af",
  "\0",
  "a\r\nBcc: everybody@example.com",
  "a\n.\nQUIT",
  "../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "\u202Egnp.exe",
  "\uFEFF",
  "\uD800",
  "👨‍👩‍👧‍👦",
  "කාර් එකක්",
  "x".repeat(300),
  "é".repeat(5_000),
  "2026-13-45T99:99",
  "0000-00-00T00:00",
  "+275760-09-13T00:00",
  "anna@example.com",
] as const

/** Any text, with the known strings more often than others. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  },
)

/** Characters from 0x21 to 0xff without control characters, so that none ends a line of HTTP. */
export const latinText: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0x21, max: 0xff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes.filter((code) => code < 0x7f || code > 0x9f)))

/** A component of a URL: encoded once, twice, or not at all. */
export const urlComponent: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: hostileText.map(encode) },
  { weight: 2, arbitrary: hostileText.map((text) => encode(encode(text))) },
  { weight: 1, arbitrary: latinText },
)

export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
