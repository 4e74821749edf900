import path from "node:path"
import { FormServiceCourier } from "#adapters/form-service/form-service-courier.ts"
import { MailboxCourier } from "#adapters/mailbox/mailbox-courier.ts"
import { SmtpCourier } from "#adapters/smtp/smtp-courier.ts"
import type { Courier } from "#domain/delivery/delivery.ts"
import type { MailCargo } from "#domain/delivery/mail.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { Config } from "./config.ts"

export type CourierSettings = Pick<Config, "siteUrl" | "dataDir" | "smtp" | "formServices">

/** Who brings each kind of enquiry: the form service set for it, otherwise SMTP, otherwise the mailbox folder. */
export function couriersFor(settings: CourierSettings): (kind: EnquiryKind) => Courier {
  const byMail = mailCourier(settings)
  const { enquiry, booking, contact } = settings.formServices
  const couriers: Record<EnquiryKind, Courier> = {
    enquiry: formCourier(enquiry) ?? byMail,
    booking: formCourier(booking) ?? byMail,
    contact: formCourier(contact) ?? byMail,
  }
  return (kind) => couriers[kind]
}

/** Who brings what goes by mail: SMTP, or the mailbox folder where there is none. */
export function mailCourier({ siteUrl, dataDir, smtp }: CourierSettings): Courier<MailCargo> {
  if (smtp) return new SmtpCourier({ siteUrl, ...smtp })
  return new MailboxCourier({ siteUrl, folder: path.join(dataDir, "mailbox"), ...MAILBOX_ADDRESSES })
}

function formCourier(url: string | null): Courier | null {
  return url === null ? null : new FormServiceCourier({ url })
}

/** A file needs no address that exists; these say what it is to whoever opens it. */
const MAILBOX_ADDRESSES = {
  from: "Rent Car Service website <website@localhost>",
  to: "office@localhost",
}
