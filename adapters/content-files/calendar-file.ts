import * as v from "valibot"
import type { FestivalCalendar } from "#domain/content/festivals.ts"
import { day, httpsUrl, text } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"
import { placeSlugsIn } from "./schemas.ts"

// The fields of `calendar.json` are described in domain/content/festivals.ts.

const calendarSchema = (placeSlugs: readonly string[]) =>
  v.strictObject({
    source: text,
    href: httpsUrl,
    days: v.array(
      v.strictObject({
        date: day,
        name: text,
        kind: v.picklist(["poya", "festival"], "write poya or festival"),
        places: placeSlugsIn(placeSlugs),
      }),
    ),
  })

/** The full-moon holidays (poya days) and festivals, sorted by date; null if the file is invalid. */
export function readCalendar(reader: ContentReader, placeSlugs: readonly string[]): FestivalCalendar | null {
  const calendar = reader.json("calendar.json", calendarSchema(placeSlugs))
  if (!calendar) return null
  return { ...calendar, days: calendar.days.toSorted((one, other) => one.date.localeCompare(other.date)) }
}
