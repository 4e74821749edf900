import { type Context, portsContext } from "#app/context.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"

/** The current day in Sri Lanka, `2026-11-22`. */
export function todayOf(context: Context): string {
  return dayOf(wallTimeAt(context.get(portsContext).clock()))
}
