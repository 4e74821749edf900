import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import { latinDigits } from "#lib/latin-digits.ts"
import { normalizeForSearch, spellOutUmlauts } from "#lib/normalize-for-search.ts"
import type { EnquiryContent } from "./enquiry.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { fieldDescription, fieldsOf } from "./fields.ts"

/**
 * The normalised text by which the office finds an enquiry: the reference, the texts and choices of the form, and the vehicles,
 * extras and places of the request, the plan and the agreed terms. A contact number is included as digits from 0 to 9. A word with
 * an umlaut is included in its spelling without umlauts too.
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
    ...answerTexts(content),
    ...placeNames(content),
    digits,
    vehicle,
    ...extraNames(content),
    ...agreedTexts(agreed),
  ].filter((text) => text !== null)
  const text = [...new Set(texts)].join(" ")
  return [...new Set([normalizeForSearch(text), ...spelledOutWords(text)])].join(" ")
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
function answerTexts(content: EnquiryContent): string[] {
  const answers: Readonly<Record<string, unknown>> = content
  return fieldsOf(content.kind).flatMap((field) => {
    const answer = answers[field]
    const { type } = fieldDescription(field)
    if (typeof answer !== "string" || type === "time") return []
    return type === "text" || type === "optionalText" ? answer : answer.replaceAll("_", " ")
  })
}

/** The places of the planned trip. */
function placeNames(content: EnquiryContent): string[] {
  return "plan" in content && content.plan ? content.plan.path : []
}

function extraNames(content: EnquiryContent): string[] {
  const quote = content.kind === "booking" ? content.quote : content.kind === "trip" && content.price?.quote
  if (!quote) return []
  return selectLines(quote.lines, { vehicle: false, extra: true }).map(({ name }) => name)
}

function agreedTexts(agreed: AgreedTerms | null): string[] {
  if (!agreed) return []
  const { pickUpLocation, returnLocation, vehicles, lines } = agreed
  const extras = selectLines(lines, { vehicle: false, extra: true, charge: false, discount: false }).map(
    ({ name }) => name,
  )
  return [pickUpLocation, returnLocation, ...vehicles.map(({ name }) => name), ...extras].filter(Boolean)
}

function spelledOutWords(text: string): string[] {
  return text.split(/\s+/u).flatMap((word) => {
    const spelled = spellOutUmlauts(word)
    return spelled === normalizeForSearch(word) ? [] : spelled
  })
}
