import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { AuditEventsTable } from "#adapters/database/tables.ts"
import type { PriceChange, PriceEdits } from "#domain/catalogue/price-changes.ts"
import { PRICE_FIELDS, type PriceField } from "#domain/catalogue/prices.ts"
import type { LastChange, PriceSave, SavedPrices, SaveId } from "#domain/catalogue/rates-repository.ts"
import type { Cents } from "#domain/money.ts"
import { amountText, parseAmountText } from "#domain/pricing/typed-amount.ts"
import type { AuditAuthor, AuditChange, AuditEvent } from "#domain/staff/audit-log.ts"
import { type CurrentPrices, readCurrentPrices } from "./current-prices.ts"

/** A save with its price changes; null for an unknown id. */
export async function readSave(db: Database, id: SaveId): Promise<SavedPrices | null> {
  const events = await readEventsOfSave(db, id)
  const [first] = events
  if (!first) return null
  const current = await readCurrentPrices(
    db,
    events.map(({ subject_id }) => subject_id),
  )
  return {
    by: authorOf(first),
    vehicles: events.map((event) => {
      return { id: event.subject_id, name: event.subject_name, changes: priceChangesIn(event) }
    }),
    canBeUndone: (await vehiclesChangedSince(db, id, events, current)).length === 0,
  }
}

/** The last change of a vehicle, of its prices or of other fields. Null: none was recorded. */
export async function readLastChange(db: Database, vehicleId: string): Promise<LastChange | null> {
  if (hasNul(vehicleId)) return null
  const row = await db
    .selectFrom("audit_events")
    .select(["at", "staff_id", "staff_name"])
    .where("subject", "=", "vehicle")
    .where("subject_id", "=", vehicleId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { at: new Date(row.at), by: authorOf(row) }
}

/** The audit event of a vehicle whose prices were changed. */
export function priceEvent(
  subjectId: string,
  subjectName: string,
  changes: readonly PriceChange[],
  { by, now }: Pick<PriceSave, "by" | "now">,
): AuditEvent {
  return {
    at: now,
    by,
    action: "changed",
    subject: "vehicle",
    subjectId,
    subjectName,
    changes: changes.map(({ field, from, to }) => ({ field, from: textOf(from), to: textOf(to) })),
  }
}

function authorOf({ staff_id, staff_name }: Pick<AuditEventsTable, "staff_id" | "staff_name">): AuditAuthor {
  return staff_name === null ? null : { id: staff_id ?? "", name: staff_name }
}

function textOf(price: Cents | null): string | null {
  return price === null ? null : amountText(price)
}

/** The events of one save have ids with its key as their common prefix. */
export function readEventsOfSave(db: Database, { at, key }: SaveId): Promise<AuditEventsTable[]> {
  return db
    .selectFrom("audit_events")
    .selectAll()
    .where("at", "=", at.toISOString())
    .where("id", "like", `${key}.%`)
    .where("subject", "=", "vehicle")
    .orderBy("id")
    .execute()
}

/**
 * The ids of the saved vehicles that were retired after the save, or had one of the saved prices changed, even if it was changed
 * back.
 */
export async function vehiclesChangedSince(
  db: Database,
  { at }: SaveId,
  events: readonly AuditEventsTable[],
  current: CurrentPrices,
): Promise<string[]> {
  const savedEventIds = new Set(events.map(({ id }) => id))
  const laterEvents = await db
    .selectFrom("audit_events")
    .selectAll()
    .where("subject", "=", "vehicle")
    .where(
      "subject_id",
      "in",
      events.map(({ subject_id }) => subject_id),
    )
    .where("at", ">=", at.toISOString())
    .execute()
  return events
    .filter((event) => {
      const changes = priceChangesIn(event)
      const prices = current.get(event.subject_id)?.prices
      const fields = changes.map(({ field }) => field)
      const isChangedLater = laterEvents.some(
        (other) =>
          !savedEventIds.has(other.id) &&
          other.subject_id === event.subject_id &&
          priceChangesIn(other).some(({ field }) => fields.includes(field)),
      )
      return isChangedLater || !prices || changes.some(({ field, to }) => prices[field] !== to)
    })
    .map(({ subject_id }) => subject_id)
}

/** The price changes of an event, which may contain changes of other fields too. */
function priceChangesIn({ changes }: Pick<AuditEventsTable, "changes">): PriceChange[] {
  return (JSON.parse(changes) as AuditChange[]) // `recordAudit` wrote it
    .flatMap(({ field, from, to }) => {
      const priceField = PRICE_FIELDS.find((name) => name === field)
      return priceField ? [{ field: priceField, from: amountOf(from), to: amountOf(to) }] : []
    })
}

function amountOf(text: string | null): Cents | null {
  return text === null ? null : parseAmountText(text)
}

/** The prices before the save. */
export function pricesBefore(event: Pick<AuditEventsTable, "changes">): PriceEdits {
  const before: [PriceField, Cents | null][] = priceChangesIn(event).map(({ field, from }) => [field, from])
  return Object.fromEntries(before)
}
