import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { notSentLabel } from "#app/office/enquiries/not-sent-label.ts"
import {
  FILTER_FIELDS,
  filtersFrom,
  type InboxFilters,
  inboxHref,
  inboxQuery,
  invalidFilterFields,
} from "#app/office/enquiries/query-params.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { ENQUIRIES_CSV } from "#app/office/paths.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts"
import type { InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { entryCells, headingCells } from "./csv-columns.ts"

/**
 * All enquiries that match the filters, as a CSV file. The response is streamed in batches with back-pressure, so that its memory
 * does not grow with the number of enquiries.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const url = new URL(request.url)
  // Refuses the URL with `.data`, which the router's client uses, because that response would buffer the whole file.
  if (url.pathname !== ENQUIRIES_CSV) throw new Response(null, { status: 404 })
  requireOwner(context)
  const filters = filtersFrom(url)
  const now = context.get(portsContext).clock()
  if (invalidFilterFields(filters).length > 0) return redirect(inboxHref(filters))
  const query = { ...inboxQuery(filters, url, now), after: null }
  const body = request.method === "HEAD" ? null : toStream(csvBatches(context, query, filters))
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${dayOf(wallTimeAt(now))}.csv"`,
    },
  })
}

/** Yields the lines of each batch. Records an audit event with the number of sent enquiries, also when the download is cancelled. */
async function* csvBatches(
  context: Context,
  query: InboxQuery,
  filters: InboxFilters,
): AsyncGenerator<string> {
  const { enquiries } = context.get(officePortsContext)
  const messages = context.get(messagesContext)
  const label = notSentLabel(context)
  let count = 0
  try {
    yield BYTE_ORDER_MARK + csvLine(headingCells(messages))
    for (let after: InboxQuery["after"] = null; ; ) {
      const { entries, next } = await enquiries.batch({ ...query, after })
      count += entries.length
      if (entries.length > 0)
        yield entries.map((entry) => csvLine(entryCells(entry, messages, label))).join("")
      if (!next) return
      after = next
      await yieldToEventLoop()
    }
  } finally {
    const by = context.get(sessionContext).member
    const exportName = messages.officeInbox.csvFile
    await enquiries.recordExport({ exportName, query: withoutSearchText(filters), count, by, now: query.now })
  }
}

/** Lets other requests run between batches: a client that reads fast would keep the event loop busy. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** The filters without the search text, which may be a visitor's name. The audit log only records that there was a text. */
function withoutSearchText(filters: InboxFilters): Record<string, string> {
  const names = FILTER_FIELDS.filter((field) => filters[field] !== "")
  return Object.fromEntries(
    names.map((field) => (field === "q" ? ["words", "given"] : [field, filters[field]])),
  )
}

/** A stream that asks the generator for a chunk when the client has read the previous one. */
function toStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
