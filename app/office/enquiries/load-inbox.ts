import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { SINCE } from "#app/office/paths.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Inbox } from "./inbox.ts"
import { notSentWords } from "./not-sent-words.ts"
import {
  askedIn,
  enquiryHref,
  listHref,
  positionIn,
  positionText,
  questionOf,
} from "./question-in-address.ts"

/** The list that an address asks for. */
export async function loadInbox(address: URL, context: Context): Promise<Inbox> {
  const { desk } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const asked = askedIn(address)
  const question = questionOf(asked, address, now)
  const since = address.searchParams.get(SINCE)
  // Before the list is read: what changes in between is told as news, and never missed.
  const { version, newest } = await desk.mark(now)
  const [{ entries, next }, counts, came] = await Promise.all([
    desk.page(question),
    desk.counts(now),
    since === null ? 0 : desk.cameSince(positionIn(since)),
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
      href: enquiryHref(entry.reference, asked, question.after),
    })),
    older: next && {
      href: listHref(asked, next),
      lookedBackTo: isCutShort ? wallTimeAt(next.receivedAt) : null,
    },
  }
}
