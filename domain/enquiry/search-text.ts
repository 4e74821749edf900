import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import { latinDigits } from "#lib/latin-digits.ts"
import { normalizeForSearch, spellOutUmlauts } from "#lib/normalize-for-search.ts"
import type { EnquiryContent } from "./enquiry.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { describedField, fieldsOf } from "./fields.ts"

/**
 * The folded text of an enquiry for the search: the reference, all answers except times, and the vehicles, extras and places of
 * the request, the plan and the agreed terms. A contact number is added as its digits 0 to 9. A word with an umlaut is added in
 * its spelling without one, too.
 */
export function searchTextOf(
  reference: string,
  content: EnquiryContent,
  agreed: AgreedTerms | null = null,
): string {
  const { contactNumber, vehicle } = summaryOf(content)
  const digits = contactNumber && latinDigits(contactNumber).replace(/\D/g, "")
  const texts = [
    reference,
    ...answersIn(content),
    ...placesIn(content),
    digits,
    vehicle,
    ...extrasIn(content),
    ...agreedWords(agreed),
  ].filter((text) => text !== null)
  const text = [...new Set(texts)].join(" ")
  return [...new Set([normalizeForSearch(text), ...spellingsOf(text)])].join(" ")
}

/**
 * Splits a query into the terms that a search text must contain. A phone number is one term: its digits without a leading zero or
 * the country code, because people write them in different ways.
 */
export function searchTerms(text: string): string[] {
  const latin = latinDigits(text)
  if (/^[+\d][\d\s().-]{4,}$/.test(latin.trim())) {
    return [latin.replace(/\D/g, "").replace(/^(?:0094|94|0)/, "")].filter(Boolean)
  }
  return normalizeForSearch(text).split(/\s+/u).filter(Boolean)
}

/** The answers of the form, in its order. A choice is its value as words: `wedding events`. */
function answersIn(content: EnquiryContent): string[] {
  const answers: Readonly<Record<string, unknown>> = content
  return fieldsOf(content.kind).flatMap((field) => {
    const answer = answers[field]
    const { value } = describedField(field)
    if (typeof answer !== "string" || value === "time") return []
    return value === "text" || value === "optionalText" ? answer : answer.replaceAll("_", " ")
  })
}

/** The places of the planned trip. */
function placesIn(content: EnquiryContent): string[] {
  return "plan" in content && content.plan ? content.plan.path : []
}

function extrasIn(content: EnquiryContent): string[] {
  const quote = content.kind === "booking" ? content.quote : content.kind === "trip" && content.price?.quote
  if (!quote) return []
  return selectLines(quote.lines, { vehicle: false, extra: true }).map(({ name }) => name)
}

function agreedWords(agreed: AgreedTerms | null): string[] {
  if (!agreed) return []
  const { pickUpLocation, returnLocation, vehicles, lines } = agreed
  const extras = selectLines(lines, { vehicle: false, extra: true, charge: false, discount: false }).map(
    ({ name }) => name,
  )
  return [pickUpLocation, returnLocation, ...vehicles.map(({ name }) => name), ...extras].filter(Boolean)
}

function spellingsOf(text: string): string[] {
  return text.split(/\s+/u).flatMap((word) => {
    const spelled = spellOutUmlauts(word)
    return spelled === normalizeForSearch(word) ? [] : spelled
  })
}
