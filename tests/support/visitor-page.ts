import { BOOKING, post, tokenIn, VAN } from "../http/visitor-forms.ts"
import { viewOf } from "./document.ts"
import { hiddenValueIn, readPage } from "./read-page.ts"
import type { StaffBrowser } from "./staff-browser.ts"

/** An enquiry that was sent, and the path of its private page. */
export type SentEnquiry = { reference: string; pagePath: string }

/** Sends a form and reads the link of the private page that the next page shows. */
export async function sendForm(
  siteUrl: string,
  path: string,
  fields: Record<string, string>,
): Promise<SentEnquiry> {
  const form_token = tokenIn(await (await fetch(siteUrl + path)).text())
  const response = await post(siteUrl + path, { ...fields, form_token })
  const nextPage = await (await fetch(new URL(response.headers.get("location") ?? "", siteUrl))).text()
  const pagePath = readPage(nextPage).links.find((href) => href.startsWith("/my/"))
  if (!pagePath) throw new Error(`the page after sending has no link: ${response.status}`)
  return { reference: pagePath.split("/")[2] ?? "", pagePath }
}

export function sendBooking(siteUrl: string, changes: Partial<typeof BOOKING> = {}): Promise<SentEnquiry> {
  return sendForm(siteUrl, `/cars/${VAN.id}`, { ...BOOKING, ...changes })
}

/** The path of the agreement that is filled in with the enquiry, from the path of its private page. */
export function agreementPathOf({ pagePath }: SentEnquiry): string {
  const [, , reference, key] = pagePath.split("/")
  return `/agreement?from=${reference}.${key}`
}

/** The office's page of an enquiry, and its actions with the version that the page has. */
export function officePageOf(owner: StaffBrowser, { reference }: SentEnquiry) {
  const path = `/office/enquiries/${reference}`
  const html = async () => (await owner.open(path)).text()
  const open = async () => viewOf(await html())
  const submit = async (fields: Record<string, string>) =>
    owner.submit(path, { version: hiddenValueIn(await html(), "version"), ...fields })
  return {
    path,
    open,
    /** Offers the terms until a day, or without a limit. */
    offer: (validUntil = "") => submit({ act: "offer", "valid-until": validUntil }),
    withdraw: () => submit({ act: "withdraw-offer" }),
    /** Confirms the booking with the van, without an email. */
    confirm: async () =>
      owner.submit(`${path}/confirm`, {
        version: (await open()).value("version"),
        "vehicle-0": VAN.id,
        previewed: VAN.id,
        "allow-clash": "yes",
        act: "silent",
      }),
  }
}
