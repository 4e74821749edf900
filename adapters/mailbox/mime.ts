import { createTransport } from "nodemailer"
import type { ComposedEmail } from "#domain/delivery/composed-email.ts"

/** Composes emails without sending them. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  // Nodemailer must not read files or URLs that an email names.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Serialises an email as an RFC 5322 message. */
export async function mimeOf(email: ComposedEmail): Promise<Buffer> {
  const { message } = await composer.sendMail({ ...email, textEncoding: "quoted-printable" })
  return message as Buffer // `buffer` makes it a Buffer; without it the message would be a stream
}
