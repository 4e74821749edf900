import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { SINCE } from "#app/office/paths.ts"
import { startOfDay } from "#domain/calendar/period.ts"
import type { InboxPosition } from "#domain/enquiry/enquiry-repository.ts"
import type { InboxOrder } from "#domain/enquiry/inbox-order.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Inbox } from "./inbox.ts"
import { notSentLabel } from "./not-sent-label.ts"
import {
  enquiryHref,
  filtersFrom,
  formatPosition,
  inboxHref,
  inboxQuery,
  parsePosition,
} from "./query-params.ts"

/** Loads the inbox for a URL. */
export async function loadInbox(url: URL, context: Context): Promise<Inbox> {
  const { enquiries } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const filters = filtersFrom(url)
  const query = inboxQuery(filters, url, now)
  const since = url.searchParams.get(SINCE)
  // The version is read before the list, so that a change in between is reported as an update.
  const { version, newest } = await enquiries.version(now)
  const [{ entries, next }, counts, arrivedCount] = await Promise.all([
    enquiries.page(query),
    enquiries.counts(now),
    since === null ? 0 : enquiries.countSince(parsePosition(since)),
  ])
  // The next page begins after the last entry, unless the search stopped early: then after the last enquiry that it compared.
  const isScanLimitReached = next !== null && next.reference !== entries.at(-1)?.reference
  return {
    version,
    newest: newest ? formatPosition(newest) : "",
    arrivedCount,
    counts,
    today: startOfDay(wallTimeAt(now)),
    notSentLabel: notSentLabel(context),
    rows: entries.map(({ receivedAt, ...entry }) => ({
      ...entry,
      receivedWallTime: wallTimeAt(receivedAt),
      href: enquiryHref(entry.reference, filters, query.after),
    })),
    nextPage: next && {
      href: inboxHref(filters, next),
      endOfScan: isScanLimitReached ? endOfScanTime(query.order, next) : null,
    },
  }
}

/** The time up to which enquiries were compared, in the order of the list. */
function endOfScanTime(order: InboxOrder, { receivedAt, pickUpAt }: InboxPosition): WallTime {
  return (order === "pickUp" && pickUpAt) || wallTimeAt(receivedAt)
}
