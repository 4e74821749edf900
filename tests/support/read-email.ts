/** A parsed email: decoded and unfolded headers by lower-case name, and its two parts. */
export type ReadEmail = { headers: Map<string, string>; rawHeaders: string; text: string; html: string }

/** Parses a multipart/alternative email. Supports only what our own emails use. */
export function readEmail(raw: string): ReadEmail {
  const [rawHeaders, body] = splitOnce(raw.replaceAll("\r\n", "\n"), "\n\n")
  const headers = headersOf(rawHeaders)
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1]
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart)
  const contentOfType = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? ""
  return { headers, rawHeaders, text: contentOfType("text/plain"), html: contentOfType("text/html") }
}

function readPart(part: string): { type: string; content: string } {
  const [rawHeaders, body] = splitOnce(part.replace(/^\n/, ""), "\n\n")
  const headers = headersOf(rawHeaders)
  const content = decodeBody(body, headers.get("content-transfer-encoding") ?? "7bit")
  return { type: headers.get("content-type") ?? "", content }
}

function headersOf(raw: string): Map<string, string> {
  const lines = raw.replace(/\n[ \t]+/g, " ").split("\n")
  return new Map(
    lines.map((line) => {
      const [name, value] = splitOnce(line, ":")
      return [name.toLowerCase(), decodeWords(value.trim())]
    }),
  )
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString()
  return encoding === "quoted-printable" ? fromQuotedPrintable(body.replace(/=\n/g, "")) : body
}

/** `=?UTF-8?Q?Caf=C3=A9?=`, RFC 2047. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, "?==?")
  return joined.replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
    encoding.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString()
      : fromQuotedPrintable(word.replaceAll("_", " ")),
  )
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, "latin1").toString()
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)]
}
