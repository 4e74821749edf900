import { type Context, messagesContext, officePortsContext } from "#app/context.ts"
import { entryName, entryPage, periodText } from "#app/office/calendar/entry-text.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { type CalendarBooking, type FleetCategory, findVehicle } from "#domain/calendar/calendar.ts"
import { addDays } from "#domain/rental-period.ts"
import type { ReturnCalendar } from "./return-conflicts.tsx"

/** The number of days after the return for which the page has the calendar. Saving checks all days. */
const DAYS_AHEAD = 366

type ReturnCalendarInput = {
  terms: AgreedTerms
  /** The booking's own entries in the calendar. None: it is not confirmed. */
  ownEntries: readonly CalendarBooking[]
  isConfirmed: boolean
  fleet: readonly FleetCategory[]
}

/** Loads the calendar against which a new return of a booking is checked. */
export async function loadReturnCalendar(
  context: Context,
  { terms, ownEntries, isConfirmed, fleet }: ReturnCalendarInput,
): Promise<ReturnCalendar> {
  const { calendar } = context.get(officePortsContext)
  const { office } = context.get(messagesContext)
  const { availability } = office.calendar
  const period = { from: terms.pickUpAt, to: terms.returnAt }
  const checkedPeriod = { from: terms.pickUpAt, to: addDays(terms.returnAt, DAYS_AHEAD) }
  const fleetVehicles = terms.vehicles.flatMap(({ vehicleId }) => findVehicle(fleet, vehicleId) ?? [])
  const vehicleCalendars = fleetVehicles.map(async ({ id, name, units }) => {
    const entries = await calendar.entries(checkedPeriod, id)
    return {
      id,
      units,
      conflictText: availability.conflict(name, units),
      entries: entries
        .filter((entry) => !ownEntries.some((ownEntry) => ownEntry.id === entry.id))
        .map((entry) => ({
          id: entry.id,
          vehicleId: id,
          period: entry.period,
          units: entry.units,
          name: entryName(entry),
          href: entryPage(entry),
          periodText: periodText(entry.period, office),
        })),
    }
  })
  return {
    currentAllocations: isConfirmed
      ? ownEntries.map(({ vehicleId, units, agreedPeriod }) => ({ vehicleId, units, period: agreedPeriod }))
      : terms.vehicles.map(({ vehicleId, units }) => ({ vehicleId, units, period })),
    vehicles: await Promise.all(vehicleCalendars),
    messages: {
      conflicts: availability.conflicts,
      allowConflict: isConfirmed ? office.booking.form.allowConflict : null,
    },
  }
}
