import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { SINCE } from "#app/office/paths.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Inbox } from "./inbox.ts"
import { notSentWords } from "./not-sent-words.ts"
import { enquiryHref, listHref, positionIn, positionText, queryFrom, questionOf } from "./query-params.ts"

/** Loads the inbox for a URL. */
export async function loadInbox(address: URL, context: Context): Promise<Inbox> {
  const { enquiries } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const query = queryFrom(address)
  const question = questionOf(query, address, now)
  const since = address.searchParams.get(SINCE)
  // Read before the list, so that a change in between is reported as an update, and not missed.
  const { version, newest } = await enquiries.version(now)
  const [{ entries, next }, counts, came] = await Promise.all([
    enquiries.page(question),
    enquiries.counts(now),
    since === null ? 0 : enquiries.countSince(positionIn(since)),
  ])
  const isCutShort = next !== null && next.reference !== entries.at(-1)?.reference
  return {
    version,
    newest: newest ? positionText(newest) : "",
    came,
    counts,
    notSent: notSentWords(context),
    rows: entries.map(({ receivedAt, ...entry }) => ({
      ...entry,
      cameAt: wallTimeAt(receivedAt),
      href: enquiryHref(entry.reference, query, question.after),
    })),
    older: next && {
      href: listHref(query, next),
      lookedBackTo: isCutShort ? wallTimeAt(next.receivedAt) : null,
    },
  }
}
