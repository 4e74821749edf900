import {
  ACCOUNT,
  CALENDAR,
  CATEGORIES,
  DELIVERY,
  EXTRAS,
  HISTORY,
  INBOX,
  NEW_BOOKING,
  PRIVACY,
  RATES,
  SITE_SETTINGS,
  STAFF,
  TODAY,
  VEHICLES,
} from "#app/office/paths.ts"
import type { IconName } from "#app/ui/icon.tsx"
import type { Messages } from "#messages/messages.ts"

/** A link of the sidebar. It is marked as current on its page and on pages below its path. */
export type SidebarItem = {
  href: string
  label: string
  icon: IconName
  isForOwners?: true
  /** Whether the link is hidden if the fleet is managed on an external admin host. */
  needsFleet?: true
  /** Whether the link is hidden from members without the right to change rates and fleet. */
  needsFleetRight?: true
  /** Other paths on which the link is marked as current, with the pages below them. */
  relatedPaths?: readonly string[]
}

/** The links in the order of daily use. Pages for owners come last, before the account. */
export function sidebarItems({ office, officeEnquiries, officeRates }: Messages): SidebarItem[] {
  const { sidebar, calendar, delivery, fleet, history, privacy, site } = office
  return [
    { href: TODAY, label: office.today.heading, icon: "road", relatedPaths: [NEW_BOOKING] },
    { href: INBOX, label: officeEnquiries.heading, icon: "mail" },
    { href: CALENDAR, label: calendar.heading, icon: "calendar", needsFleet: true },
    { href: RATES, label: officeRates.heading, icon: "tag", needsFleet: true, needsFleetRight: true },
    {
      href: VEHICLES,
      label: fleet.vehicles.heading,
      icon: "wheel",
      needsFleet: true,
      needsFleetRight: true,
      relatedPaths: [CATEGORIES, EXTRAS],
    },
    { href: SITE_SETTINGS, label: site.heading, icon: "globe" },
    { href: DELIVERY, label: delivery.heading, icon: "delivery" },
    { href: STAFF, label: sidebar.staff, icon: "people", isForOwners: true },
    { href: HISTORY, label: history.heading, icon: "clock", isForOwners: true },
    { href: PRIVACY, label: privacy.heading, icon: "key", isForOwners: true },
    { href: ACCOUNT, label: sidebar.account, icon: "person" },
  ]
}
