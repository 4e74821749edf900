import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { wrongDates } from "#app/office/asked-days.ts"
import { notSentWords } from "#app/office/enquiries/not-sent-words.ts"
import {
  FIELDS,
  type InboxParams,
  listHref,
  queryFrom,
  questionOf,
} from "#app/office/enquiries/query-params.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { ownersOnly } from "#app/office/owners-only.ts"
import { ENQUIRIES_CSV } from "#app/office/paths.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts"
import type { InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { entryCells, headingCells } from "./csv-columns.ts"

/**
 * Every enquiry that answers the question in the address, as a file for a spreadsheet. It is read and sent some at a time, as fast
 * as it is taken, so that a million of them need no more memory than a hundred, and hold nobody up.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const address = new URL(request.url)
  // As the router's own scripts ask: it would gather all of the file before it sent a word.
  if (address.pathname !== ENQUIRIES_CSV) throw new Response(null, { status: 404 })
  ownersOnly(context)
  const [query, now] = [queryFrom(address), context.get(portsContext).clock()]
  if (wrongDates(query).length > 0) return redirect(listHref(query))
  const question = { ...questionOf(query, address, now), after: null }
  const lines = request.method === "HEAD" ? null : sentByAndBy(linesOf(context, question, query))
  return new Response(lines, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${dayOf(wallTimeAt(now))}.csv"`,
    },
  })
}

/** However the sending ends, it is written down how many went out. */
async function* linesOf(context: Context, question: InboxQuery, query: InboxParams): AsyncGenerator<string> {
  const { enquiries } = context.get(officePortsContext)
  const messages = context.get(messagesContext)
  const notSent = notSentWords(context)
  let count = 0
  try {
    yield BYTE_ORDER_MARK + csvLine(headingCells(messages))
    for (let after: InboxQuery["after"] = null; ; ) {
      const { entries, next } = await enquiries.batch({ ...question, after })
      count += entries.length
      if (entries.length > 0)
        yield entries.map((entry) => csvLine(entryCells(entry, messages, notSent))).join("")
      if (!next) return
      after = next
      await turnOfOthers()
    }
  } finally {
    const by = context.get(sessionContext).member
    const called = messages.officeInbox.asFile
    await enquiries.recordExport({ called, query: withoutWords(query), count, by, now: question.now })
  }
}

/** Without it, a file that is read as fast as it is sent would keep the process to itself. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** What somebody typed may be a visitor's name: only that there was something is written down. */
function withoutWords(query: InboxParams): Record<string, string> {
  const given = FIELDS.filter((field) => query[field] !== "")
  return Object.fromEntries(
    given.map((field) => (field === "q" ? ["words", "given"] : [field, query[field]])),
  )
}

function sentByAndBy(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
