import type { AuditAuthor } from "#domain/staff/audit-log.ts"

/** How long what could name people is kept, in months; null: for ever. */
export type PrivacyPeriods = { anonymiseAfterMonths: number | null; keepHistoryMonths: number | null }

export type PrivacySettings = PrivacyPeriods & {
  /** Counts up with each change. */
  version: number
  /** Until then no enquiry is anonymised, so that owners may decide otherwise; null where they have, or need not. */
  anonymiseFrom: Date | null
}

/** From when old enquiries are anonymised, while that is still to come and no owner has decided. */
export function graceEnds({ anonymiseAfterMonths, anonymiseFrom }: PrivacySettings, now: Date) {
  if (anonymiseAfterMonths === null || anonymiseFrom === null || anonymiseFrom <= now) return null
  return { months: anonymiseAfterMonths, from: anonymiseFrom }
}

export type Grace = NonNullable<ReturnType<typeof graceEnds>>

/** `version` is that of the settings which they saw. */
export type PrivacyChange = PrivacyPeriods & {
  version: number
  by: AuditAuthor
  /** What the settings are called, for the history. */
  name: string
  now: Date
}

/** In months. Under half a year a customer may still ask; the history has to outlast a year's accounts. */
export const PRIVACY_MONTHS = {
  anonymiseAfterMonths: { min: 6, max: 120 },
  keepHistoryMonths: { min: 12, max: 120 },
} as const

/** What a new site begins with. */
export const DEFAULT_RETENTION_MONTHS = 24

export type PrivacyField = keyof PrivacyPeriods

export const PRIVACY_FIELDS = ["anonymiseAfterMonths", "keepHistoryMonths"] as const satisfies PrivacyField[]

/** Checks what an owner typed: nothing is for ever, anything else whole months within bounds. */
export function checkPeriods(
  typed: Readonly<Record<PrivacyField, string>>,
): { ok: true; value: PrivacyPeriods } | { ok: false; fieldErrors: PrivacyField[] } {
  const fieldErrors = PRIVACY_FIELDS.filter((field) => monthsOf(field, typed[field]) === undefined)
  if (fieldErrors.length > 0) return { ok: false, fieldErrors }
  const months = (field: PrivacyField) => monthsOf(field, typed[field]) ?? null
  return {
    ok: true,
    value: {
      anonymiseAfterMonths: months("anonymiseAfterMonths"),
      keepHistoryMonths: months("keepHistoryMonths"),
    },
  }
}

/** Undefined for what is no number of months. */
function monthsOf(field: PrivacyField, typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === "") return null
  const { min, max } = PRIVACY_MONTHS[field]
  const months = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return months >= min && months <= max ? months : undefined
}

/** The same time of day, so many calendar months earlier; the last day of a month that is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}
