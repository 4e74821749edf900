import { MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { type Cents, rupees, times, ZERO } from "#domain/money.ts"
import { defaultQuantity, type ExtraChoice, MAX_QUANTITY } from "#domain/pricing/extra.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import { readAmount } from "#domain/pricing/typed-amount.ts"
import { parseWallTime, rentalDays, type WallTime } from "#domain/rental-period.ts"
import {
  type AgreedLine,
  type AgreedTerms,
  type AgreedVehicle,
  CHARGES,
  type ChargeId,
  type CountedLine,
  CURRENCIES,
  type Discount,
  type ForeignCurrency,
  subtotalOf,
  type VehicleRow,
  withComputedDiscounts,
} from "./agreed-terms.ts"
import { conditionsAfter, linesOfVehicleRows } from "./chosen-vehicles.ts"
import { withDrivers } from "./drivers.ts"
import { neededDrivers, todaysExtraLines, type VehiclePricing } from "./todays-price.ts"

/**
 * The names of the controls in the form of agreed terms. The controls of a price line are named after its vehicle or extra. So a
 * form that is rendered again after a concurrent change shows each typed price on the right line.
 */
export const TERMS_FIELDS = {
  pickUpAt: "pick-up-at",
  returnAt: "return-at",
  pickUpLocation: "pick-up-location",
  returnLocation: "return-location",
  vehicle: (row: number) => `vehicle-${row}`,
  units: (row: number) => `units-${row}`,
  /** `lines`: all lines of the terms. */
  count: (line: CountedLine, lines: readonly AgreedLine[]) => `count-${lineId(line, lines)}`,
  unitPrice: (line: CountedLine, lines: readonly AgreedLine[]) => `price-${lineId(line, lines)}`,
  /** The checkbox that removes an agreed extra. */
  remove: (line: CountedLine) => `remove-${lineId(line, [line])}`,
  /** The checkbox that adds an extra. */
  extra: (id: string) => `extra-${id}`,
  quantity: (id: string) => `quantity-${id}`,
  charge: (charge: ChargeId) => `charge-${charge}`,
  chargeName: "charge-name",
  discount: "discount",
  discountReason: "discount-reason",
  deposit: "deposit",
  livesAbroad: "lives-abroad",
  currency: "currency",
  rate: "rate",
} as const

/** A vehicle has several lines when a season begins or ends during the rental. The second line is `vehicle-x-2`. */
function lineId(line: CountedLine, lines: readonly AgreedLine[]): string {
  if (line.kind === "extra") return `extra-${line.extraId}`
  const vehicleLines = lines.filter((each) => each.kind === "vehicle" && each.vehicleId === line.vehicleId)
  const index = vehicleLines.indexOf(line)
  return index > 0 ? `vehicle-${line.vehicleId}-${index + 1}` : `vehicle-${line.vehicleId}`
}

/** The reasons why a typed value is invalid. 'rateMissing': also for an invalid rate. The messages have a sentence for each. */
export type TermsError =
  | "notADate"
  | "notAfterPickUp"
  | "tooLong"
  | "notOffered"
  | "duplicate"
  | "notAUnitCount"
  | "notAQuantity"
  | "notAnAmount"
  | "aboveThePrice"
  | "reasonMissing"
  | "nameMissing"
  | "rateMissing"

/** An invalid field of the form. `field`: the name of its control. */
export type TermsFieldError = { field: string; errorCode: TermsError }

/** Returns the submitted text of a control by its name; '' for a control that was not submitted. */
export type GetSubmittedText = (control: string) => string

/** The values besides the submitted texts that the terms depend on. */
export type TermsContext = {
  /** The terms that the form was rendered with; null for a message, which has none yet. */
  current: AgreedTerms | null
  /** Whether the customer lives abroad, as the office answered. Missing: the customer's own answer stays. */
  livesAbroad?: boolean | undefined
  /** The vehicles that the form names, with today's price. */
  pricedVehicles: readonly VehiclePricing[]
  /** Ids of the whole fleet. */
  vehicleIds: readonly string[]
  kmPerDay: number
}

/** The terms of a valid form, or its errors in the order of the form. */
export type ReadTerms = { ok: true; terms: AgreedTerms } | { ok: false; errors: TermsFieldError[] }

/** In rupees. A higher amount is assumed to be a typing error. */
const MAX_AMOUNT = 99_999_999
/** A higher number of units of one vehicle is assumed to be a typing error too. */
const MAX_UNITS = 99

/**
 * Reads the form of agreed terms. A new vehicle and a new extra get today's price. Every other line keeps its agreed price, even
 * if the rates, the period or the vehicle have changed.
 */
export function readTerms(getText: GetSubmittedText, context: TermsContext): ReadTerms {
  const errors: TermsFieldError[] = []
  const report = (field: string, errorCode: TermsError) => void errors.push({ field, errorCode })
  const period = readPeriod(getText, report)
  const locations = {
    pickUpLocation: readSingleLine(getText, TERMS_FIELDS.pickUpLocation, report),
    returnLocation: readSingleLine(getText, TERMS_FIELDS.returnLocation, report),
  }
  const rows = readVehicles(getText, context, report)
  const charges = readCharges(getText, report)
  const counted = period ? countedLines({ getText, report, context, rows, period }) : []
  const discounts = readDiscount(getText, subtotalOf([...counted, ...charges]), report)
  const deposit = readOptionalAmount(getText, TERMS_FIELDS.deposit, report)
  const currency = readCurrency(getText, report)
  if (errors.length > 0 || !period) return { ok: false, errors }
  const vehicles = rows.map(({ vehicle }) => vehicle)
  const lines = withComputedDiscounts([...counted, ...charges, ...discounts])
  const isDepositEdited = getText(TERMS_FIELDS.deposit).trim() !== depositText(context.current)
  const conditions = {
    ...conditionsAfter({ vehicles, lines }, context),
    ...(isDepositEdited && { deposit }),
  }
  const { livesAbroad } = context
  const residence = livesAbroad === undefined ? {} : { livesAbroad }
  return { ok: true, terms: { ...period, ...locations, vehicles, lines, conditions, ...residence, currency } }
}

/**
 * The text of the deposit in the rendered form. If the submitted text is the same, the deposit was not edited, and follows from
 * the vehicles.
 */
export function depositText(terms: AgreedTerms | null): string {
  const deposit = terms?.conditions.deposit
  return deposit ? priceText(deposit) : ""
}

/** Reports that the value of a field is invalid. */
type ReportError = (field: string, errorCode: TermsError) => void

function readPeriod(getText: GetSubmittedText, report: ReportError) {
  const [pickUpAt, returnAt] = (["pickUpAt", "returnAt"] as const).map((name) => {
    const time = parseWallTime(getText(TERMS_FIELDS[name]))
    if (!time) report(TERMS_FIELDS[name], "notADate")
    return time
  })
  if (!pickUpAt || !returnAt) return null
  if (rentalDays({ pickUpAt, returnAt }) > 0) return { pickUpAt, returnAt }
  report(TERMS_FIELDS.returnAt, "notAfterPickUp")
  return null
}

function readSingleLine(getText: GetSubmittedText, field: string, report: ReportError): string {
  const text = getText(field)
    .replace(/\p{Cc}+/gu, " ")
    .trim()
  if (text.length > MAX_LENGTH.line) report(field, "tooLong")
  return text
}

/** Reads the rows of the vehicles. Omits a vehicle whose row was emptied. */
function readVehicles(
  getText: GetSubmittedText,
  { current, vehicleIds, pricedVehicles }: TermsContext,
  report: ReportError,
): VehicleRow[] {
  const former = current?.vehicles ?? []
  const rows: VehicleRow[] = []
  for (let row = 0; row <= former.length; row++) {
    const vehicleId = getText(TERMS_FIELDS.vehicle(row))
    if (vehicleId === "") continue
    const formerVehicle = former[row] ?? null
    const name = vehicleName(vehicleId, pricedVehicles, former)
    if (name === null || !(vehicleIds.includes(vehicleId) || formerVehicle?.vehicleId === vehicleId)) {
      report(TERMS_FIELDS.vehicle(row), "notOffered")
      continue
    }
    if (rows.some((earlier) => earlier.vehicle.vehicleId === vehicleId))
      report(TERMS_FIELDS.vehicle(row), "duplicate")
    const units = Number(getText(TERMS_FIELDS.units(row)).trim() || "1")
    const isValid = Number.isInteger(units) && units >= 1 && units <= MAX_UNITS
    if (!isValid) report(TERMS_FIELDS.units(row), "notAUnitCount")
    rows.push({ former: formerVehicle, vehicle: { vehicleId, name, units: isValid ? units : 1 } })
  }
  return rows
}

function vehicleName(
  id: string,
  priced: readonly VehiclePricing[],
  agreed: readonly AgreedVehicle[],
): string | null {
  const known =
    agreed.find(({ vehicleId }) => vehicleId === id) ?? priced.find((vehicle) => vehicle.id === id)
  return known?.name ?? null
}

type CountedLinesOptions = {
  getText: GetSubmittedText
  report: ReportError
  context: TermsContext
  rows: readonly VehicleRow[]
  period: { pickUpAt: WallTime; returnAt: WallTime }
}

/** The lines of vehicles and extras. Agreed lines have the edited prices; added ones have today's price. */
function countedLines({ getText, report, context, rows, period }: CountedLinesOptions): CountedLine[] {
  const { current, pricedVehicles } = context
  const agreed = editedLines(getText, current?.lines ?? [], report)
  const vehicleLines = linesOfVehicleRows(rows, agreed, { pricedVehicles, period })
  const agreedExtras = selectLines(agreed, { vehicle: false, extra: true })
  const firstVehicle = pricedVehicles.find(({ id }) => id === rows[0]?.vehicle.vehicleId)
  const drivers = neededDrivers(
    rows.map(({ vehicle }) => vehicle),
    pricedVehicles,
  )
  const defaults = { days: rentalDays(period), drivers }
  const chosen = firstVehicle ? chosenExtras(getText, firstVehicle, defaults, report) : []
  const added = chosen.filter(({ extraId }) => !agreedExtras.some((line) => line.extraId === extraId))
  const addedLines = firstVehicle ? todaysExtraLines(firstVehicle, period, added) : []
  return withDrivers([...vehicleLines, ...agreedExtras, ...addedLines], rows, {
    current,
    pricedVehicles,
    period,
  })
}

function editedLines(
  getText: GetSubmittedText,
  lines: readonly AgreedLine[],
  report: ReportError,
): CountedLine[] {
  return lines.flatMap((line) => {
    if (line.kind === "charge" || line.kind === "discount") return []
    if (getText(TERMS_FIELDS.remove(line)) !== "") return []
    const countField = TERMS_FIELDS.count(line, lines)
    const priceField = TERMS_FIELDS.unitPrice(line, lines)
    const count = readQuantity(getText(countField), line.count)
    const unitPrice = readPrice(getText(priceField), line.unitPrice)
    if (count === null) report(countField, "notAQuantity")
    if (unitPrice === null) report(priceField, "notAnAmount")
    if (count === null || unitPrice === null) return [line]
    return [{ ...line, count, unitPrice, amount: times(unitPrice, count) }]
  })
}

/**
 * Parses a quantity; null: invalid. An extra that is charged once has no field for a quantity, so its quantity stays. An untouched
 * field may show the days of several drivers, which may be more than `MAX_QUANTITY`.
 */
function readQuantity(text: string, former: number): number | null {
  const input = text.trim()
  if (input === "" || input === String(former)) return former
  return /^\d{1,6}$/.test(input) && Number(input) <= MAX_QUANTITY ? Number(input) : null
}

/** Parses a price; null: invalid. An untouched field may show cents, although typed amounts must be whole rupees. */
function readPrice(text: string, former: Cents): Cents | null {
  if (text.trim() === "") return former
  if (text.trim() === priceText(former)) return former
  const read = readAmount(text, { min: 0, max: MAX_AMOUNT })
  return read.ok ? read.amount : null
}

/** An amount as the form shows it: '9500' or '9500.50'. */
export function priceText(amount: Cents): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}

/** The checked extras. A driver without a typed number of days is charged for each vehicle that needs one. */
function chosenExtras(
  getText: GetSubmittedText,
  { terms }: VehiclePricing,
  { days, drivers }: { days: number; drivers: number },
  report: ReportError,
): ExtraChoice[] {
  return terms.offeredExtras.flatMap((extra) => {
    if (getText(TERMS_FIELDS.extra(extra.id)) === "") return []
    const count = defaultQuantity(extra, days) * (extra.role === "driver" ? drivers : 1)
    const quantity = readQuantity(getText(TERMS_FIELDS.quantity(extra.id)), count)
    if (quantity === null) report(TERMS_FIELDS.quantity(extra.id), "notAQuantity")
    return [{ extraId: extra.id, quantity: quantity ?? 0 }]
  })
}

function readCharges(getText: GetSubmittedText, report: ReportError): AgreedLine[] {
  return CHARGES.flatMap((charge) => {
    const amount = readOptionalAmount(getText, TERMS_FIELDS.charge(charge), report)
    if (amount === null) return []
    const name = charge === "other" ? readSingleLine(getText, TERMS_FIELDS.chargeName, report) : ""
    if (charge === "other" && name === "") report(TERMS_FIELDS.chargeName, "nameMissing")
    return [{ kind: "charge", charge, name, amount }]
  })
}

function readDiscount(getText: GetSubmittedText, subtotal: Cents, report: ReportError): AgreedLine[] {
  const size = readDiscountSize(getText, subtotal, report)
  const reason = readSingleLine(getText, TERMS_FIELDS.discountReason, report)
  if (getText(TERMS_FIELDS.discount).trim() === "") return []
  if (reason === "") report(TERMS_FIELDS.discountReason, "reasonMissing")
  return size ? [{ kind: "discount", reason, ...size }] : []
}

/** Parses a discount: '10 %' is a percentage of the other lines, '5,000' is an amount. */
function readDiscountSize(
  getText: GetSubmittedText,
  subtotal: Cents,
  report: ReportError,
): Pick<Discount, "percent" | "amount"> | null {
  const text = getText(TERMS_FIELDS.discount).trim()
  const percent = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text)?.[1]?.replace(",", ".")
  if (percent !== undefined) {
    if (Number(percent) > 100) report(TERMS_FIELDS.discount, "aboveThePrice")
    return { percent: Math.min(100, Number(percent)), amount: ZERO } // `withComputedDiscounts` computes the amount
  }
  const amount = readOptionalAmount(getText, TERMS_FIELDS.discount, report)
  if (amount !== null && amount > subtotal) report(TERMS_FIELDS.discount, "aboveThePrice")
  return amount === null ? null : { percent: null, amount }
}

/** Returns null for an empty field and for 0. Reports an invalid field, and returns null for it. */
function readOptionalAmount(getText: GetSubmittedText, field: string, report: ReportError): Cents | null {
  if (getText(field).trim() === "") return null
  const read = readAmount(getText(field), { min: 0, max: MAX_AMOUNT })
  if (!read.ok) report(field, "notAnAmount")
  return read.ok && read.amount > 0 ? read.amount : null
}

/**
 * Reads the foreign currency with its rate; null: none, or invalid. A rate has at most two decimals: 302.50 rupees for a dollar.
 */
function readCurrency(getText: GetSubmittedText, report: ReportError): ForeignCurrency | null {
  const code = CURRENCIES.find((known) => known === getText(TERMS_FIELDS.currency))
  if (!code) {
    if (getText(TERMS_FIELDS.currency) !== "") report(TERMS_FIELDS.currency, "notOffered")
    return null
  }
  const rate = /^\d{1,5}(?:\.\d{1,2})?$/.exec(getText(TERMS_FIELDS.rate).trim())?.[0]
  if (rate === undefined || Number(rate) < 1) {
    report(TERMS_FIELDS.rate, "rateMissing")
    return null
  }
  return { code, rate: rupees(Number(rate)) }
}
