import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { enquiryHref, filtersFrom, inboxQuery, inboxUrlIn, pagePosition } from "./query-params.ts"

/** The URLs of the previous and next enquiry in the list from which a page was opened. Null at the ends of the list. */
export type NeighbourLinks = { previous: string | null; next: string | null }

export async function loadNeighbours(url: URL, reference: string, context: Context): Promise<NeighbourLinks> {
  const inboxUrl = inboxUrlIn(url)
  const filters = filtersFrom(inboxUrl)
  const query = inboxQuery(filters, inboxUrl, context.get(portsContext).clock())
  const { previous, next } = await context.get(officePortsContext).enquiries.neighbours(reference, query)
  const linkTo = (neighbour: string | null) =>
    neighbour && enquiryHref(neighbour, filters, pagePosition(inboxUrl))
  return { previous: linkTo(previous), next: linkTo(next) }
}
