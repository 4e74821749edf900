import {
  ACCOUNT,
  CALENDAR,
  CATEGORIES,
  DELIVERY,
  HISTORY,
  OFFICE_HOME,
  PRIVACY,
  RATES,
  SERVICES,
  SITE_SETTINGS,
  STAFF,
  VEHICLES,
} from "#app/office/paths.ts"
import type { IconName } from "#app/ui/icon.tsx"
import type { Messages } from "#messages/messages.ts"

/** A page that stands in the rail; pages below its address belong to it. */
export type SidebarPage = {
  href: string
  label: string
  icon: IconName
  isForOwners?: true
  /** Nothing is there where another admin host keeps the fleet. */
  isOfFleet?: true
  /** Pages elsewhere that belong to it. */
  besides?: readonly string[]
}

/** In the order in which the day's work asks for them; what only owners see comes after it. */
export function sidebarPages({ office, officeEnquiries, officeRates }: Messages): SidebarPage[] {
  const { frame, calendar, delivery, fleet, history, privacy, site } = office
  return [
    { href: OFFICE_HOME, label: officeEnquiries.heading, icon: "mail" },
    { href: CALENDAR, label: calendar.heading, icon: "calendar", isOfFleet: true },
    { href: RATES, label: officeRates.heading, icon: "tag", isOfFleet: true },
    {
      href: VEHICLES,
      label: fleet.vehicles.heading,
      icon: "wheel",
      isOfFleet: true,
      besides: [CATEGORIES, SERVICES],
    },
    { href: SITE_SETTINGS, label: site.heading, icon: "globe" },
    { href: DELIVERY, label: delivery.heading, icon: "delivery" },
    { href: STAFF, label: frame.staff, icon: "people", isForOwners: true },
    { href: HISTORY, label: history.heading, icon: "clock", isForOwners: true },
    { href: PRIVACY, label: privacy.heading, icon: "key", isForOwners: true },
    { href: ACCOUNT, label: frame.account, icon: "person" },
  ]
}
