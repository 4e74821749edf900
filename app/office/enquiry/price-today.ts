import type { Ports } from "#app/context.ts"
import { type ComparedPrice, comparedPrice } from "#domain/enquiry/compared-price.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { termsToday } from "./terms-today.ts"

/** Null for an enquiry without a price; 'unknown' where today's terms cannot be read. */
export async function priceToday(
  ports: Pick<Ports, "catalogue" | "content" | "log">,
  content: EnquiryContent,
  signal: AbortSignal,
): Promise<ComparedPrice | "unknown" | null> {
  if (content.kind !== "booking") return null
  const today = await termsToday(ports, content.vehicleId, signal)
  return today ? comparedPrice(content, today.terms) : "unknown"
}
