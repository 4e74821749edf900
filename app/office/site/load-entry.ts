import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { officeTitle } from "#app/office/office-meta.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { EntryOf, ListKey } from "./entry-form.ts"
import { findSetting } from "./save-setting.ts"

/**
 * For a loader: a list and one of its entries, null for a new one.
 * @throws a Response 404 where there is no such entry; not for a form that was sent, whose entry may be gone since.
 */
export async function loadEntry<Key extends ListKey>(
  context: Context,
  key: Key,
  find: (list: readonly EntryOf<Key>[]) => EntryOf<Key> | "new" | undefined,
) {
  const { value, version } = await findSetting(context, key)
  const list: readonly EntryOf<Key>[] = value
  const entry = find(list)
  if (!entry && !context.get(hasErrorsContext)) throw new Response(null, { status: 404 })
  const { names } = context.get(messagesContext).office.site
  return {
    title: officeTitle(context, names[key]),
    list,
    entry: entry === "new" || !entry ? null : entry,
    version,
  }
}

/** `new`, or the number of an entry as a list counts them, from 1. */
export function numbered<Entry>(list: readonly Entry[], number: string): Entry | "new" | undefined {
  if (number === "new") return "new"
  return /^[1-9]\d{0,3}$/.test(number) ? list[Number(number) - 1] : undefined
}

/** The day in Sri Lanka, `2026-11-22`. */
export function todayOf(context: Context): string {
  return dayOf(wallTimeAt(context.get(portsContext).clock()))
}
