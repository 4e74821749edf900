import { type EnquiryTerms, loadPricedVehicles } from "#app/booking/load-enquiry-terms.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { entryName } from "#app/office/calendar/entry-text.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { readTerms, TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import {
  type Availability,
  availabilityFor,
  type CalendarBooking,
  type CalendarEntry,
  type FleetVehicle,
} from "#domain/calendar/calendar.ts"
import { type Allocation, addedAllocations, freeUnits } from "#domain/calendar/fit.ts"
import type { Period } from "#domain/calendar/period.ts"
import { parseWallTime } from "#domain/rental-period.ts"

/** The form of the terms. Its `outcome` is the vehicles that are not free, each with its conflicting entries. */
export type TermsForm = FormState<string, Availability[]>

/** The vehicles to choose from, by category. `label`: the name of the category; empty: the vehicles have none. */
export type VehicleChoices = { label: string; vehicles: VehicleChoice[] }[]

/** `free`: the number of free units. Null: unknown, because there is no period or no calendar. */
type VehicleChoice = Pick<FleetVehicle, "id" | "name" | "units" | "isRetired"> & {
  free: number | null
  /**
   * The first conflicting entry of a vehicle that is not free, and the number of further ones. Null: the vehicle is free, or that
   * is unknown.
   */
  firstConflict: { name: string; period: Period; otherCount: number } | null
}

/**
 * The vehicles that a booking can have. `ownIds` are the ids of its own entries in the calendar, which do not make a vehicle taken. If
 * the catalogue comes from an external admin host, there is no calendar, and `free` is null for every vehicle.
 */
export async function loadVehicleChoices(
  context: Context,
  { ownIds, period }: { ownIds: readonly string[]; period: Period | null },
  signal: AbortSignal,
): Promise<VehicleChoices> {
  const { calendar } = context.get(officePortsContext)
  const fleet = await calendar.fleet()
  // The calendar has no vehicles if the catalogue comes from an external admin host.
  if (fleet.length === 0) return externalHostChoices(context, signal)
  const allEntries = period ? await calendar.entries(period) : []
  const entries = allEntries.filter(({ id }) => !ownIds.includes(id))
  return fleet.map(({ name, vehicles }) => ({
    label: name,
    vehicles: vehicles.map((vehicle) => vehicleChoice(period, vehicle, entries)),
  }))
}

function vehicleChoice(
  period: Period | null,
  vehicle: FleetVehicle,
  entries: readonly CalendarEntry[],
): VehicleChoice {
  if (!period) return { ...vehicle, free: null, firstConflict: null }
  const vehicleEntries = entries.filter(({ vehicleId }) => vehicleId === vehicle.id)
  const [first] = vehicleEntries
  const free = freeUnits(vehicle.units, vehicleEntries, period)
  const isTaken = first !== undefined && free < 1
  return {
    ...vehicle,
    free,
    firstConflict: isTaken
      ? { name: entryName(first), period: first.period, otherCount: vehicleEntries.length - 1 }
      : null,
  }
}

async function externalHostChoices(context: Context, signal: AbortSignal): Promise<VehicleChoices> {
  const vehicles = await context.get(portsContext).catalogue.vehicles(signal)
  if (!vehicles.ok) return []
  const choices = vehicles.value.map(({ id, name }) => ({
    id,
    name,
    units: 1,
    isRetired: false,
    free: null,
    firstConflict: null,
  }))
  return [{ label: "", vehicles: choices }]
}

/** The period of the terms. Null: there are no terms, or their return is not after the pick-up. */
export function periodOf(terms: AgreedTerms | null): Period | null {
  return terms && terms.pickUpAt < terms.returnAt ? { from: terms.pickUpAt, to: terms.returnAt } : null
}

/** The period in a submitted form or a URL. Null: a time is missing or invalid, or the return is not after the pick-up. */
export function periodIn(form: FormData | URLSearchParams): Period | null {
  const [from, to] = [TERMS_FIELDS.pickUpAt, TERMS_FIELDS.returnAt].map((name) =>
    parseWallTime(String(form.get(name) ?? "")),
  )
  return from && to && from < to ? { from, to } : null
}

type TermsFormInput = {
  context: Context
  form: FormData
  /** Whether the customer lives abroad, unless the form of the terms has another answer. */
  livesAbroad: boolean
  /** The terms with which the form was rendered. */
  proposed: EnquiryTerms
  choices: VehicleChoices
  signal: AbortSignal
}

/** Parses the submitted form of the terms. Returns the terms, or the form with its field errors. */
export async function readTermsForm({
  context,
  form,
  livesAbroad,
  proposed,
  choices,
  signal,
}: TermsFormInput): Promise<{ ok: true; terms: AgreedTerms } | { ok: false; form: TermsForm }> {
  const { errors: messages } = context.get(messagesContext).office.booking
  // One row more than the booking has vehicles: the empty row that adds one.
  const rowCount = (proposed.terms?.vehicles.length ?? 0) + 1
  const ids = Array.from({ length: rowCount }, (_, row) => textOf(form, TERMS_FIELDS.vehicle(row)))
  const answer = livesAbroadIn(form) ?? livesAbroad
  const vehicleIds = choices.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))
  const read = readTerms((control) => textOf(form, control), {
    current: proposed.terms,
    // An unchanged answer stays as the terms have it. Terms without an answer follow the customer's own answer.
    livesAbroad: answer === livesAbroad ? proposed.terms?.livesAbroad : answer,
    pricedVehicles: await addPricedVehicles(context, proposed, {
      ids: ids.filter((id) => vehicleIds.includes(id)),
      livesAbroad: answer,
      signal,
    }),
    vehicleIds,
    kmPerDay: context.get(portsContext).content.rules.mileageAllowanceKm,
  })
  if (read.ok) return read
  const errors = read.errors.map(({ field, errorCode }) => ({ field, message: messages[errorCode] }))
  return { ok: false, form: { answers: submittedTexts(form), errors, outcome: null } }
}

/** The name of the hidden field with the text with which a control was rendered. */
export function initialValueName(control: string): string {
  return `seen-${control}`
}

/** The submitted checkbox. Null: the form has no such checkbox. */
function livesAbroadIn(form: FormData): boolean | null {
  const { livesAbroad } = TERMS_FIELDS
  return form.has(initialValueName(livesAbroad)) ? textOf(form, livesAbroad) !== "" : null
}

type AddedVehicles = { ids: readonly string[]; livesAbroad: boolean; signal: AbortSignal }

/**
 * Loads the vehicles in `ids` that `pricedVehicles` lacks, and returns all with today's terms, which depend on whether the customer
 * lives abroad.
 */
export async function addPricedVehicles(
  context: Context,
  { pricedVehicles }: EnquiryTerms,
  { ids, livesAbroad, signal }: AddedVehicles,
): Promise<EnquiryTerms["pricedVehicles"]> {
  const added = new Set(ids.filter((id) => !pricedVehicles.some((vehicle) => vehicle.id === id)))
  const known = pricedVehicles.map((vehicle) => ({ ...vehicle, livesAbroad }))
  return [...known, ...(await loadPricedVehicles(context, [...added], livesAbroad, signal))]
}

/** The submitted texts by control. An unchecked checkbox is not submitted; its text is empty here. */
export function submittedTexts(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))
  const uncheckedAnswer = livesAbroadIn(form) === false ? { [TERMS_FIELDS.livesAbroad]: "" } : {}
  return { ...uncheckedAnswer, ...Object.fromEntries(texts) }
}

/** `ownEntries` are the booking's own entries in the calendar, which do not conflict with its terms. */
type TermsToCheck = { ownEntries: readonly CalendarBooking[]; terms: AgreedTerms }

/** The form state with an error and the conflicting entries of each vehicle that is not free. */
export async function conflictForm(
  context: Context,
  { form, ...termsToCheck }: TermsToCheck & { form: FormData },
): Promise<TermsForm> {
  const message = context.get(messagesContext).office.booking.conflict
  const errors = [{ field: TERMS_FIELDS.vehicle(0), message }]
  return { answers: submittedTexts(form), errors, outcome: await conflictsOf(context, termsToCheck) }
}

/** The vehicles that are not free in the days or units that the terms add to the booking's own entries. */
export async function conflictsOf(
  context: Context,
  { ownEntries, terms }: TermsToCheck,
): Promise<Availability[]> {
  const current = ownEntries.map(({ agreedPeriod, ...entry }) => ({ ...entry, period: agreedPeriod }))
  const availabilities = await availabilitiesIn(
    context,
    ownEntries,
    addedAllocations(current, allocationsOf(terms)),
  )
  return availabilities.filter(({ fit }) => !fit.isFree)
}

/** Whether each vehicle of a booking is free. Vehicles that are not in the calendar are left out. */
export async function availabilitiesOf(
  context: Context,
  { ownEntries, terms }: TermsToCheck,
): Promise<Availability[]> {
  return availabilitiesIn(context, ownEntries, allocationsOf(terms))
}

async function availabilitiesIn(
  context: Context,
  ownEntries: readonly CalendarBooking[],
  requested: readonly Allocation[],
): Promise<Availability[]> {
  const { calendar } = context.get(officePortsContext)
  const ownIds = ownEntries.map(({ id }) => id)
  const availabilities = await Promise.all(
    requested.map((allocation) => availabilityFor(calendar, allocation, ownIds)),
  )
  return availabilities.filter((availability) => availability !== null)
}

function allocationsOf(terms: AgreedTerms): Allocation[] {
  const period = periodOf(terms)
  return period ? terms.vehicles.map(({ vehicleId, units }) => ({ vehicleId, units, period })) : []
}
