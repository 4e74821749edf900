/** A second request, hidden in the first. A response to it would have the body of /healthz, `ok`. */
export const HIDDEN_REQUEST = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

export const FORM_HEAD =
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"

/** Requests for which two parsers may find different ends, each with its ambiguity. */
export const AMBIGUOUS_REQUESTS: readonly (readonly [ambiguity: string, request: string])[] = [
  [
    "a length and chunks",
    `${FORM_HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN_REQUEST}`,
  ],
  [
    "chunks and a length",
    `${FORM_HEAD}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN_REQUEST}`,
  ],
  ["two lengths", `${FORM_HEAD}Content-Length: 5\r\nContent-Length: 0\r\n\r\n${HIDDEN_REQUEST}`],
  ["two lengths in one line", `${FORM_HEAD}Content-Length: 5, 0\r\n\r\n${HIDDEN_REQUEST}`],
  ["a length with a sign", `${FORM_HEAD}Content-Length: +0\r\n\r\n${HIDDEN_REQUEST}`],
  ["a negative length", `${FORM_HEAD}Content-Length: -1\r\n\r\n${HIDDEN_REQUEST}`],
  ["a hexadecimal length", `${FORM_HEAD}Content-Length: 0x0\r\n\r\n${HIDDEN_REQUEST}`],
  [
    "a length beyond the number range",
    `${FORM_HEAD}Content-Length: 99999999999999999999999\r\n\r\n${HIDDEN_REQUEST}`,
  ],
  ["an unknown encoding", `${FORM_HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN_REQUEST}`],
  [
    "chunks that are not the last encoding",
    `${FORM_HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN_REQUEST}`,
  ],
  [
    "chunks with an invalid length",
    `${FORM_HEAD}Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n${HIDDEN_REQUEST}`,
  ],
  [
    "a chunk longer than it says",
    `${FORM_HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${HIDDEN_REQUEST}`,
  ],
  [
    "chunks that end in a bare line feed",
    `${FORM_HEAD}Transfer-Encoding: chunked\r\n\r\n1\na\n0\n\n${HIDDEN_REQUEST}`,
  ],
  ["a space before the colon", `${FORM_HEAD}Content-Length : 0\r\n\r\n${HIDDEN_REQUEST}`],
  ["a header without a name", `${FORM_HEAD}: chunked\r\n\r\n${HIDDEN_REQUEST}`],
  ["a header of two lines", `${FORM_HEAD}X-Folded: a\r\n Content-Length: 5\r\n\r\n${HIDDEN_REQUEST}`],
  [
    "lines that end in a bare line feed",
    `POST /contact HTTP/1.1\nHost: x\nContent-Length: 0\n\n${HIDDEN_REQUEST}`,
  ],
  ["a bare carriage return in a line", `${FORM_HEAD}X-Split: a\rContent-Length: 0\r\n\r\n${HIDDEN_REQUEST}`],
  ["a null byte in a header", `${FORM_HEAD}X-Null: \0\r\n\r\n${HIDDEN_REQUEST}`],
  ["an unknown version", `POST /contact HTTP/9.9\r\nHost: x\r\n\r\n${HIDDEN_REQUEST}`],
  ["no version", `GET /contact\r\n\r\n${HIDDEN_REQUEST}`],
  ["a lower-case method", `get /contact HTTP/1.1\r\nHost: x\r\n\r\n${HIDDEN_REQUEST}`],
  ["the HTTP/2 preface", `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN_REQUEST}`],
]
