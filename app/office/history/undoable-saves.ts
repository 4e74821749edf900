import {
  type RatesRepository,
  type SaveId,
  saveIdOfEvent,
  saveIdText,
} from "#domain/catalogue/rates-repository.ts"
import type { AuditEntry } from "#domain/staff/audit-log.ts"

/** A save of prices that can be undone. `save` is its id as text, as the form of the undo submits it. */
export type UndoableSave = { save: string; vehicleCount: number }

/**
 * The saves of these events whose prices were not changed again, by the id of an event. A save has an audit event for each vehicle and is
 * undone as a whole, so the key is the id of its first event on the page.
 */
export async function undoableSaves(
  rates: Pick<RatesRepository, "findSave">,
  events: readonly AuditEntry[],
): Promise<Record<string, UndoableSave>> {
  const firstEvents = new Map<string, { eventId: string; id: SaveId }>()
  for (const event of events) {
    const id = saveIdOfEvent(event)
    const save = id && saveIdText(id)
    if (save && !firstEvents.has(save)) firstEvents.set(save, { eventId: event.id, id })
  }
  const found = [...firstEvents].map(async ([save, { eventId, id }]): Promise<[string, UndoableSave][]> => {
    const saved = await rates.findSave(id)
    return saved?.canBeUndone ? [[eventId, { save, vehicleCount: saved.vehicles.length }]] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}
