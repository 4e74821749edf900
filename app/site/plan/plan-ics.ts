import { type LoaderFunctionArgs, redirect } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { PLAN } from "#app/paths.ts"
import { planQuery } from "#domain/trip/plan.ts"
import { planUrl } from "#domain/trip/sent-plan.ts"
import { type TripDayEvent, tripCalendar } from "#domain/trip/share.ts"
import type { Trip } from "#domain/trip/trip.ts"
import type { Messages } from "#messages/messages.ts"
import { readTrip } from "./load-plan.ts"
import { planFile } from "./plan-file.ts"

/** The drives and nights of a plan as whole days. A plan without its first day redirects to its page. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { trip } = readTrip(request, context)
  if (!trip?.plan.pickUpAt) return redirect(PLAN + new URL(request.url).search)
  const { settings, clock } = context.get(portsContext)
  const { plan } = context.get(messagesContext)
  const url = planUrl({ query: planQuery(trip.plan) }, settings.siteUrl)
  const text = tripCalendar([...driveEntries(trip, plan), ...nightEntries(trip, plan)], {
    createdAt: clock(),
    host: new URL(settings.siteUrl).host,
    url,
  })
  return planFile(text, { type: "text/calendar", name: `${plan.share.fileName}.ics` })
}

type PlanMessages = Messages["plan"]

function driveEntries({ days }: Trip, { share, days: dayMessages, legs }: PlanMessages): TripDayEvent[] {
  return days.flatMap(({ date, legs: drives }) =>
    drives.map(({ from, to, km, isEstimate, hourRange }) => ({
      firstDay: date,
      days: 1,
      title: share.eventDrive(from.name, to.name),
      text: dayMessages.drive(from.name, to.name, legs.km(km, isEstimate), legs.timeRange(...hourRange)),
    })),
  )
}

/** The nights at one place in a row are one entry. */
function nightEntries({ days }: Trip, { share }: PlanMessages): TripDayEvent[] {
  const entries: TripDayEvent[] = []
  days.forEach(({ date, stay }, index) => {
    if (!stay) return
    const last = entries.at(-1)
    const title = share.eventNight(stay.name)
    if (last && days[index - 1]?.stay === stay) last.days += 1
    else entries.push({ firstDay: date, days: 1, title, text: title })
  })
  return entries
}
