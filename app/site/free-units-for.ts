import type { Ports } from "#app/context.ts"
import { type FreeUnits, rentablePeriod } from "#domain/calendar/free-units.ts"
import { type RentalPeriod, wallTimeAt } from "#domain/rental-period.ts"

export type CalendarPorts = Pick<Ports, "content" | "freeUnits" | "clock" | "log" | "isDatabaseFailure">

/**
 * The free units for a visitor's dates, by vehicle id. Empty if the site shows no availability: the owner has not turned it on,
 * the dates are missing or invalid, there is no calendar, or it cannot be read.
 */
export async function freeUnitsFor(ports: CalendarPorts, dates: RentalPeriod | null): Promise<FreeUnits> {
  const { content, freeUnits, clock, log, isDatabaseFailure } = ports
  if (!content.availability.isShown || !dates) return {}
  const period = rentablePeriod(dates, wallTimeAt(clock()))
  if (!period) return {}
  try {
    return await freeUnits(period)
  } catch (err) {
    if (!isDatabaseFailure(err)) throw err
    log.warn({ err }, "the calendar could not be read for a visitor")
    return {}
  }
}
