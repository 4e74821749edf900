import { createTransport } from "nodemailer"
import type { Mail } from "#domain/delivery/mail.ts"

/** Composes a mail as it would be sent, and sends nothing. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  // A mail is made of what we wrote, never of a file or an address that somebody named in it.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The file of a mail (RFC 5322), in the words and the encoding of Nodemailer. */
export async function mimeOf(mail: Mail): Promise<Buffer> {
  const { message } = await composer.sendMail({ ...mail, textEncoding: "quoted-printable" })
  return message as Buffer // what `buffer` asks for; without it the message would be a stream
}
