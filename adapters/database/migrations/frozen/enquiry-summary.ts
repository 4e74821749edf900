// A frozen copy of the code that 004-desk used: a migration must not change when current code does.

/** The fields of a stored enquiry that the list of the office shows, by kind. */
type Content =
  | { kind: "contact"; name: string; email: string }
  | ({ kind: "enquiry"; vehicleType: string; tab: string | null } & Rental)
  | ({ kind: "booking"; firstName: string; lastName: string; vehicleName: string; quote: Quote } & Rental)

type Rental = { contactNumber: string; email: string; pickUpAt: string; returnAt: string }
type Quote = { total: number | null }

export type Summary = {
  name: string | null
  contactNumber: string | null
  email: string
  vehicle: string | null
  service: string | null
  pickUpAt: string | null
  returnAt: string | null
  total: number | null
}

const EMPTY: Summary = {
  name: null,
  contactNumber: null,
  email: "",
  vehicle: null,
  service: null,
  pickUpAt: null,
  returnAt: null,
  total: null,
}

/** The summary of a stored content; an empty one if the text cannot be read, because it must not stop the start. */
export function summaryOfStored(text: string): Summary {
  try {
    return { ...EMPTY, ...summaryOf(JSON.parse(text) as Content) } // as the forms of that time stored it
  } catch {
    return EMPTY
  }
}

function summaryOf(content: Content): Partial<Summary> {
  if (content.kind === "contact") return { name: content.name, email: content.email }
  const { contactNumber, email, pickUpAt, returnAt } = content
  const common = { contactNumber, email, pickUpAt, returnAt }
  if (content.kind === "enquiry") return { ...common, vehicle: content.vehicleType, service: content.tab }
  const name = `${content.firstName} ${content.lastName}`.trim()
  return { ...common, name, vehicle: content.vehicleName, total: content.quote.total }
}

/** The search text: reference, name, number as typed and as digits, email address and vehicle. */
export function searchTextOf(reference: string, { name, contactNumber, email, vehicle }: Summary): string {
  const digits = contactNumber && latinDigits(contactNumber).replace(/\D/g, "")
  return [reference, name, contactNumber, digits, email, vehicle].filter(Boolean).join(" ").toLowerCase()
}

/** Digits of any script as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/** In Unicode the digits of a script are consecutive, from 0 to 9; adjacent ranges are complete. */
function digitValue(code: number): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
