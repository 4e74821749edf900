import { type Context, messagesContext, officePortsContext, type Ports, portsContext } from "#app/context.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { type QuotedVehicle, replyFacts } from "#domain/enquiry/reply-facts.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import type { Messages } from "#messages/messages.ts"
import { termsToday } from "./terms-today.ts"

type Replies = Messages["office"]["replies"]
export type TemplateId = keyof Replies["texts"]

/** Templates that tell a price where there is one. */
const WITH_PRICE: readonly TemplateId[] = ["quote", "confirmed"]

/**
 * What the form of an answer begins with, by the address: `?answer=quote&vehicle=...`. The first words where it names none. The
 * price is that of today's rates: it is what the company would charge.
 */
export async function replyDraft(
  request: Request,
  context: Context,
  { enquiry }: Pick<EnquiryRecord, "enquiry">,
) {
  const ports = context.get(portsContext)
  const { replies } = context.get(messagesContext).office
  const { searchParams } = new URL(request.url)
  const template = templateIn(searchParams, replies)
  const vehicleId = vehicleIn(searchParams, enquiry.content)
  const wantsPrice = template !== null && WITH_PRICE.includes(template)
  const quoted =
    wantsPrice && vehicleId ? await quoteToday(ports, enquiry.content, vehicleId, request.signal) : null
  const facts = replyFacts(enquiry, quoted, {
    company: ports.content.site.companyName,
    phone: ports.content.site.phone,
    by: context.get(sessionContext).member.name,
    rules: ports.content.rules,
  })
  return {
    template,
    vehicleId,
    vehicles: enquiry.content.kind === "enquiry" ? await vehiclesOf(ports, request.signal) : [],
    price: priceOf(wantsPrice, vehicleId, facts.quote !== null),
    words: replies.texts[template ?? "received"](facts),
    beside: questionBeside(searchParams),
    channel: context.get(officePortsContext).sender.channel,
  }
}

export type ReplyDraft = Awaited<ReturnType<typeof replyDraft>>

/** What the address asks besides: the way back to the list. */
export function questionBeside(searchParams: URLSearchParams): [string, string][] {
  return [...searchParams].filter(([name]) => name !== "answer" && name !== "vehicle")
}

function templateIn(searchParams: URLSearchParams, { texts }: Replies): TemplateId | null {
  const asked = searchParams.get("answer") ?? ""
  return Object.hasOwn(texts, asked) ? (asked as TemplateId) : null // one of its own keys
}

/** A booking names its vehicle; for an enquiry somebody of the office chooses one. */
function vehicleIn(searchParams: URLSearchParams, content: EnquiryContent): string | null {
  if (content.kind === "booking") return content.vehicleId
  return content.kind === "enquiry" ? searchParams.get("vehicle") || null : null
}

type PriceInText = "today" | "unknown" | "noVehicle"

function priceOf(isWanted: boolean, vehicleId: string | null, isThere: boolean): PriceInText | null {
  if (!isWanted) return null
  if (vehicleId === null) return "noVehicle"
  return isThere ? "today" : "unknown"
}

async function quoteToday(
  ports: Ports,
  content: EnquiryContent,
  vehicleId: string,
  signal: AbortSignal,
): Promise<QuotedVehicle | null> {
  if (content.kind === "contact") return null
  const today = await termsToday(ports, vehicleId, signal)
  if (!today) return null
  const { name, deposit, extraKmRate } = today.vehicle
  const chosen = content.kind === "booking" ? content.services : []
  return { name, deposit, extraKmRate, quote: quoteRental(today.terms, { period: content, chosen }) }
}

async function vehiclesOf({ catalogue }: Pick<Ports, "catalogue">, signal: AbortSignal) {
  const vehicles = await catalogue.vehicles(signal)
  return vehicles.ok ? vehicles.value.map(({ id, name }) => ({ id, name })) : []
}
