import { messagesContext, portsContext } from "#app/context.ts"
import { visitorPagePath } from "#app/paths.ts"
import { nameWithUnits } from "#domain/agreed/agreed-terms.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import type { TripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { calendarFile } from "#domain/visitor-page/calendar-file.ts"
import { termsForVisitor } from "#domain/visitor-page/visitor-actions.ts"
import { findPage, linkErrorInit } from "../find-page.ts"
import type { Route } from "./+types/route"

/** The rental period as a calendar file. A message has none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") throw new Response(null, linkErrorInit(found))
  const { link, record } = found
  const rental = rentalOf(record)
  if (!rental) throw new Response(null, { status: 404 })
  const { clock, content, settings } = context.get(portsContext)
  const { calendarEvent } = context.get(messagesContext).visitorPage
  const { companyName, phone } = content.site
  const url = settings.siteUrl + visitorPagePath(link)
  const file = calendarFile({
    ...rental,
    uid: `${record.enquiry.id}@${new URL(settings.siteUrl).hostname}`,
    sequence: record.version,
    isConfirmed: record.state === "confirmed",
    isCancelled: record.state === "cancelled",
    summary: calendarEvent.summary(companyName, rental.vehicle ?? calendarEvent.noVehicle),
    description: calendarEvent.description(link.reference, phone, url),
    url,
    writtenAt: clock(),
  })
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${link.reference}.ics"`,
    },
  })
}

/** The agreed period, place and vehicle. Before an agreement, the requested ones. Null: the enquiry has no period. */
function rentalOf(record: EnquiryRecord) {
  const { content } = record.enquiry
  const terms = termsForVisitor(record)
  if (terms) {
    const { pickUpAt, returnAt, pickUpLocation: location } = terms
    return { pickUpAt, returnAt, location, vehicle: terms.vehicles.map(nameWithUnits).join(", ") || null }
  }
  if (content.kind === "trip") return content.period && { ...content.period, ...locationAndVehicle(content) }
  if (!("pickUpAt" in content)) return null
  const { pickUpAt, returnAt, pickUpLocation: location } = content
  return {
    pickUpAt,
    returnAt,
    location,
    vehicle: content.kind === "booking" ? summaryOf(content).vehicle : null,
  }
}

function locationAndVehicle({ plan, price }: TripEnquiry) {
  return { location: plan?.path[0] ?? "", vehicle: price?.vehicleName ?? null }
}
