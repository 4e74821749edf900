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

/** Templates whose text contains a price where one can be computed. */
const PRICE_TEMPLATES: readonly TemplateId[] = ["quote", "confirmed"]

/**
 * The initial content of the reply form for the query (`?answer=quote&vehicle=...`). Without a template, the words are those of
 * 'received'. Prices are computed with today's rates, which the company would charge.
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
  const needsPrice = template !== null && PRICE_TEMPLATES.includes(template)
  const quoted =
    needsPrice && vehicleId ? await quoteToday(ports, enquiry.content, vehicleId, request.signal) : null
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
    price: priceOf(needsPrice, vehicleId, facts.quote !== null),
    words: replies.texts[template ?? "received"](facts),
    otherParams: otherParams(searchParams),
    channel: context.get(officePortsContext).sender.channel,
  }
}

export type ReplyDraft = Awaited<ReturnType<typeof replyDraft>>

/** The query parameters that are not of the template, such as those of the link back to the inbox. */
export function otherParams(searchParams: URLSearchParams): [string, string][] {
  return [...searchParams].filter(([name]) => name !== "answer" && name !== "vehicle")
}

function templateIn(searchParams: URLSearchParams, { texts }: Replies): TemplateId | null {
  const id = searchParams.get("answer") ?? ""
  return Object.hasOwn(texts, id) ? (id as TemplateId) : null // an own key of the templates
}

/** The vehicle of a booking; for an enquiry, the one of the query. */
function vehicleIn(searchParams: URLSearchParams, content: EnquiryContent): string | null {
  if (content.kind === "booking") return content.vehicleId
  return content.kind === "enquiry" ? searchParams.get("vehicle") || null : null
}

/** Whether the text contains a price: today's, or none because it is unknown or no vehicle is selected. */
type PriceInText = "today" | "unknown" | "noVehicle"

function priceOf(isNeeded: boolean, vehicleId: string | null, isQuoted: boolean): PriceInText | null {
  if (!isNeeded) return null
  if (vehicleId === null) return "noVehicle"
  return isQuoted ? "today" : "unknown"
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
