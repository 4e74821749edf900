import type { AuditAuthor } from "#domain/staff/audit-log.ts"

/** Retention periods of enquiries (`anonymiseAfterMonths`) and of the audit log (`keepHistoryMonths`). Null: unlimited. */
export type PrivacyPeriods = { anonymiseAfterMonths: number | null; keepHistoryMonths: number | null }

/** The stored periods with their version. */
export type PrivacySettings = PrivacyPeriods & {
  /** Incremented by each change. */
  version: number
  /**
   * The end of the grace period, before which no enquiry is anonymised. Null: there is none, or an owner has chosen the periods.
   */
  anonymiseFrom: Date | null
}

/** The running grace period; null if there is none. `from`: its end. From then on, enquiries are anonymised after `months`. */
export function runningGracePeriod({ anonymiseAfterMonths, anonymiseFrom }: PrivacySettings, now: Date) {
  if (anonymiseAfterMonths === null || anonymiseFrom === null || anonymiseFrom <= now) return null
  return { months: anonymiseAfterMonths, from: anonymiseFrom }
}

export type RunningGracePeriod = NonNullable<ReturnType<typeof runningGracePeriod>>

/** `version` is the version that the owner saw. */
export type PrivacyChange = PrivacyPeriods & {
  version: number
  by: AuditAuthor
  /** The name of the settings in the audit log. */
  name: string
  now: Date
}

/** Limits in months. A customer may ask questions for half a year; the audit log must cover a financial year. */
export const PRIVACY_MONTHS = {
  anonymiseAfterMonths: { min: 6, max: 120 },
  keepHistoryMonths: { min: 12, max: 120 },
} as const

/** The retention period of enquiries on a new site. */
export const DEFAULT_RETENTION_MONTHS = 24

/** A field of the form of the periods. */
export type PrivacyField = keyof PrivacyPeriods

export const PRIVACY_FIELDS = ["anonymiseAfterMonths", "keepHistoryMonths"] as const satisfies PrivacyField[]

/** Checks typed periods. Empty means unlimited. Any other text must be a whole number of months within the limits. */
export function checkPeriods(
  formValues: Readonly<Record<PrivacyField, string>>,
): { ok: true; value: PrivacyPeriods } | { ok: false; fieldErrors: PrivacyField[] } {
  const fieldErrors = PRIVACY_FIELDS.filter((field) => parseMonths(field, formValues[field]) === undefined)
  if (fieldErrors.length > 0) return { ok: false, fieldErrors }
  const months = (field: PrivacyField) => parseMonths(field, formValues[field]) ?? null
  return {
    ok: true,
    value: {
      anonymiseAfterMonths: months("anonymiseAfterMonths"),
      keepHistoryMonths: months("keepHistoryMonths"),
    },
  }
}

/** Parses a number of months. Null: empty, so unlimited. Undefined: invalid. */
function parseMonths(field: PrivacyField, input: string): number | null | undefined {
  const text = input.trim()
  if (text === "") return null
  const { min, max } = PRIVACY_MONTHS[field]
  const months = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return months >= min && months <= max ? months : undefined
}

/** Subtracts calendar months. In a shorter month the result is its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now)
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return earlier
}
