import { hash } from "node:crypto"
import * as base64 from "nodemailer/lib/base64"
import MailComposer from "nodemailer/lib/mail-composer"
import type MimeNode from "nodemailer/lib/mime-node"
import * as quotedPrintable from "nodemailer/lib/qp"
import type { Mail } from "#domain/delivery/mail.ts"

/**
 * The file of a mail whose parts end a line: byte for byte what Nodemailer's `build` streams, its headers and encodings, put
 * together at once. The streams cost more than all that they carry.
 */
export function mimeOf(mail: Mail): Buffer {
  // What parts the mail's parts is made of the message's id: the same message is the same file.
  const baseBoundary = hash("sha256", mail.messageId).slice(0, 32)
  const message = new MailComposer({ ...mail, baseBoundary }).compile()
  return Buffer.from(withMailLines(nodeText(message)))
}

/** Building a node's headers settles its boundary, so that they come first. */
function nodeText(node: MimeNode): string {
  return `${node.buildHeaders()}\r\n\r\n${bodyText(node)}`
}

function bodyText(node: MimeNode): string {
  const { boundary, childNodes } = node
  if (!boundary) return encodedContent(node)
  const parts = childNodes.map((child) => `--${boundary}\r\n${nodeText(child)}\r\n`)
  return `${parts.join("")}--${boundary}--\r\n`
}

function encodedContent(node: MimeNode): string {
  const content = String(node.content ?? "")
  const encoding = node.getTransferEncoding()
  if (encoding === "base64") return base64.wrap(base64.encode(content))
  return encoding === "quoted-printable" ? quotedPrintable.wrap(quotedPrintable.encode(content)) : content
}

/** Lines of a mail end in CRLF; what is written here ends its lines in LF, as what a visitor typed may in CR as well. */
function withMailLines(text: string): string {
  return text.replaceAll(/\r?\n/g, "\r\n")
}
