import { hash } from "node:crypto"
import MimeNode from "nodemailer/lib/mime-node"
import { encode, wrap } from "nodemailer/lib/qp"
import type { Mail } from "#domain/delivery/mail.ts"

/**
 * The file of a mail whose parts end a line: byte for byte what Nodemailer streams for parts in quoted-printable (RFC 2045),
 * with its headers and its encoding, put together at once. The streams cost more than all that they carry.
 */
export function mimeOf(mail: Mail): Buffer {
  const message = messageOf(mail)
  const headers = message.buildHeaders() // settles the boundary as well
  const between = `--${message.boundary}`
  const lines = [
    headers,
    "",
    between,
    ...part("text/plain", mail.text),
    between,
    ...part("text/html", mail.html),
    `${between}--\n`,
  ]
  return Buffer.from(lines.join("\n").replaceAll(/\r?\n/g, "\r\n"))
}

/** The headers of the whole, and the boundary between its parts, in the order of Nodemailer's own composer. */
function messageOf({ from, to, replyTo, subject, messageId, date, headers }: Mail): MimeNode {
  // The boundary is made of the message's id: the same message is the same file.
  const baseBoundary = hash("sha256", messageId).slice(0, 32)
  // It takes addresses in two parts and dates as well, as its composer hands them over; its types know text only.
  const all: object = {
    ...headers,
    From: from,
    To: to,
    ...(replyTo && { "Reply-To": replyTo }),
    Subject: subject,
    "Message-ID": messageId,
    Date: date,
  }
  return new MimeNode("multipart/alternative", { baseBoundary }).setHeader(all as Record<string, string>)
}

function part(type: string, content: string): string[] {
  const headers = [`Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: quoted-printable"]
  return [...headers, "", wrap(encode(content))]
}
