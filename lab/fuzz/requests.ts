import fc from "fast-check"
import { BOOKING, CONTACT, ENQUIRY, VAN } from "#tests/http/visitor-forms.ts"
import { hostileText, latinText } from "./hostile-text.ts"
import type { Role } from "./office.ts"
import { target } from "./targets.ts"

/** `fresh`: from a new page. `used`: submitted before. `forged`: with another signature. `none`: omitted. */
export type Token = "fresh" | "used" | "forged" | "none"

export type FormBody = { encoding: "urlencoded" | "multipart"; token: Token; fields: [string, string][] }

/**
 * A request of Node's HTTP client, a form of an office page, or raw bytes. `disconnects`: whether the client closes the connection
 * before it reads the response.
 */
export type FuzzRequest =
  | {
      kind: "http"
      role: Role
      method: string
      target: string
      headers: [string, string][]
      body: FormBody | { type: string; bytes: Uint8Array } | null
      disconnects: boolean
    }
  | OfficeSubmission
  | { kind: "bytes"; text: string }

/**
 * A form of an office page with changed, omitted or added fields. `page`, `form` and the numbers of fields are indexes, modulo
 * the number of items.
 */
export type OfficeSubmission = {
  kind: "officeForm"
  role: Role
  page: number
  form: number
  changes: [number, string][]
  omitted: number[]
  added: [string, string][]
  disconnects: boolean
}

const FORMS = [
  { path: "/contact", fields: CONTACT },
  { path: "/home", fields: ENQUIRY },
  { path: `/cars/${VAN.id}`, fields: BOOKING },
]

/** A filled-in form with changed, omitted and additional fields. */
const changedFields = (known: Readonly<Record<string, string>>) => {
  const change = fc.record({ name: fc.constantFrom(...Object.keys(known)), value: hostileText })
  const changes = fc.array(change, { maxLength: 3 })
  const omitted = fc.uniqueArray(fc.constantFrom(...Object.keys(known)), { maxLength: 2 })
  const added = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 2 })
  return fc
    .tuple(
      changes,
      fc.oneof(fc.constant<string[]>([]), omitted),
      fc.oneof(fc.constant<[string, string][]>([]), added),
    )
    .map(([changes, omitted, added]): [string, string][] => [
      ...Object.entries(known)
        .filter(([name]) => !omitted.includes(name))
        .map(([name, value]): [string, string] => [
          name,
          changes.find((change) => change.name === name)?.value ?? value,
        ]),
      ...added,
    ])
}

const HEADER_NAMES = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-encoding",
  "cookie",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "save-data",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-http-method-override",
  "x-request-id",
]

const HEADER_VALUES = [
  "gzip",
  "br;q=0, gzip",
  "*",
  "bytes=0-0,-1",
  "bytes=9-1",
  "null",
  "translate=de",
  "translate=%E0%A4%A",
  "__proto__=1; translate=si",
  "on",
  "https",
  "file",
  "203.0.113.9, ::1",
  "a b",
  "evil.example:99999",
  "Googlebot/2.1",
  '"x", W/"y"',
]

const header = fc.tuple(
  fc.constantFrom(...HEADER_NAMES),
  fc.oneof(fc.constantFrom(...HEADER_VALUES), latinText),
)
const headers = fc.array(header, { maxLength: 4 })
const disconnects = fc.integer({ min: 0, max: 49 }).map((dice) => dice === 49)

const role = fc.constantFrom<Role>("nobody", "staff", "owner")

const getRequest = fc.record({
  kind: fc.constant("http" as const),
  role,
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant("GET") },
    { weight: 1, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "PROPFIND") },
  ),
  target,
  headers,
  body: fc.constant(null),
  disconnects,
})

const publicFormRequest = fc.constantFrom(...FORMS).chain(({ path, fields }) =>
  fc.record({
    kind: fc.constant("http" as const),
    role: fc.constant<Role>("nobody"),
    method: fc.constant("POST"),
    target: fc.oneof({ weight: 4, arbitrary: fc.constant(path) }, { weight: 1, arbitrary: target }),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: headers },
    ),
    body: fc.record({
      encoding: fc.constantFrom("urlencoded" as const, "multipart" as const),
      // A repeated value is chosen more often than the others.
      token: fc.constantFrom<Token>("fresh", "fresh", "used", "forged", "none"),
      fields: changedFields(fields),
    }),
    disconnects,
  }),
)

const CONTENT_TYPES = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  'multipart/form-data; boundary=""',
  "application/json",
  "text/plain",
  "",
]

const BODIES = [
  '{"__proto__":{"admin":true}}',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnna\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\n',
  "--x",
  "a=%&b=%zz&=&&&c",
  `${"a=1&".repeat(10_000)}`,
  `name=${"x".repeat(70_000)}`,
]

const otherBodyRequest = fc.record({
  kind: fc.constant("http" as const),
  role,
  method: fc.constantFrom("POST", "POST", "PUT"),
  target,
  headers,
  body: fc.record({
    type: fc.constantFrom(...CONTENT_TYPES),
    bytes: fc.oneof(
      fc.constantFrom(...BODIES).map((text) => new TextEncoder().encode(text)),
      fc.uint8Array({ maxLength: 200 }),
    ),
  }),
  disconnects,
})

/** Lines of a request. The first eight are request lines. */
const HTTP_LINES = [
  "GET /home HTTP/1.1",
  "GET /home HTTP/1.0",
  "GET /home HTTP/9.9",
  "GET http://other.example/faq HTTP/1.1",
  "GET * HTTP/1.1",
  "POST /contact HTTP/1.1",
  "CONNECT example.com:443 HTTP/1.1",
  "GET  /home  HTTP/1.1",
  "Host: x",
  "Host: a b",
  "Host: [::1",
  "Host:",
  "Content-Length: 4",
  "Content-Length: -4",
  "Content-Length: 4, 5",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: chunked, identity",
  "Transfer-Encoding : chunked",
  "Expect: 100-continue",
  "Upgrade: websocket",
  "Connection: upgrade",
  " folded: line",
  "",
  "0",
  "5",
  "ffffffffffffffff",
  "name=Anna",
]

const REQUEST_LINE_COUNT = 8

const rawRequest = fc
  .tuple(
    fc.constantFrom(...HTTP_LINES.slice(0, REQUEST_LINE_COUNT)),
    fc.array(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HTTP_LINES) }, { weight: 1, arbitrary: latinText }),
      {
        maxLength: 8,
      },
    ),
    fc.constantFrom("\r\n", "\n"),
  )
  .map(([first, lines, end]) => ({ kind: "bytes" as const, text: [first, ...lines, "", ""].join(end) }))

const index = fc.nat(10_000)

const officeFormRequest: fc.Arbitrary<OfficeSubmission> = fc.record({
  kind: fc.constant("officeForm" as const),
  role: fc.constantFrom<Role>("nobody", "staff", "owner", "owner"),
  page: index,
  form: index,
  changes: fc.array(fc.tuple(index, hostileText), { maxLength: 4 }),
  omitted: fc.oneof(fc.constant<number[]>([]), fc.array(index, { maxLength: 2 })),
  added: fc.oneof(
    fc.constant<[string, string][]>([]),
    fc.array(fc.tuple(hostileText, hostileText), { maxLength: 2 }),
  ),
  disconnects,
})

/** Any valid or invalid request to the site. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 65, arbitrary: getRequest },
  { weight: 15, arbitrary: publicFormRequest },
  { weight: 10, arbitrary: officeFormRequest },
  { weight: 5, arbitrary: otherBodyRequest },
  { weight: 5, arbitrary: rawRequest },
)
