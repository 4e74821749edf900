import {
  type RatesRepository,
  type SaveId,
  saveIdOfEvent,
  saveIdText,
} from "#domain/catalogue/rates-repository.ts"
import type { AuditEntry } from "#domain/staff/audit-log.ts"

/** A save of prices that can be undone. `saveId` is its id as text, as the form of the undo submits it. */
export type UndoableSave = { saveId: string; vehicleCount: number }

/**
 * The saves of these events whose prices were not changed again, by the id of an event. A save has an audit event for each vehicle and is
 * undone as a whole, so the key is the id of its first event on the page.
 */
export async function loadUndoableSaves(
  rates: Pick<RatesRepository, "findSave">,
  events: readonly AuditEntry[],
): Promise<Record<string, UndoableSave>> {
  const firstEvents = new Map<string, { eventId: string; id: SaveId }>()
  for (const event of events) {
    const id = saveIdOfEvent(event)
    const saveId = id && saveIdText(id)
    if (saveId && !firstEvents.has(saveId)) firstEvents.set(saveId, { eventId: event.id, id })
  }
  const entries = [...firstEvents].map(
    async ([saveId, { eventId, id }]): Promise<[string, UndoableSave][]> => {
      const save = await rates.findSave(id)
      return save?.canBeUndone ? [[eventId, { saveId, vehicleCount: save.vehicles.length }]] : []
    },
  )
  return Object.fromEntries((await Promise.all(entries)).flat())
}
