import { agreement } from "./en/agreement.ts"
import { channels } from "./en/channels.ts"
import { choosing } from "./en/choosing.ts"
import { common } from "./en/common.ts"
import { contact } from "./en/contact.ts"
import { fleet } from "./en/fleet.ts"
import { forms } from "./en/forms.ts"
import { gallery } from "./en/gallery.ts"
import { guide } from "./en/guide.ts"
import { home } from "./en/home.ts"
import { licence } from "./en/licence.ts"
import { listing } from "./en/listing.ts"
import { notFound } from "./en/not-found.ts"
import { office } from "./en/office.ts"
import { officeEnquiries } from "./en/office-enquiries.ts"
import { officeInbox } from "./en/office-inbox.ts"
import { officeRates } from "./en/office-rates.ts"
import { officeReturn } from "./en/office-return.ts"
import { offline } from "./en/offline.ts"
import { plan } from "./en/plan.ts"
import { planAsk } from "./en/plan-ask.ts"
import { privacy } from "./en/privacy.ts"
import { stopRows } from "./en/stop-rows.ts"
import { textPages } from "./en/text-pages.ts"
import { vehicle } from "./en/vehicle.ts"
import { vehicleFacts } from "./en/vehicle-facts.ts"
import { visit } from "./en/visit.ts"
import { visitorPage } from "./en/visitor-page.ts"

/** The message areas, one for each page or component. The objects are not `as const`, so that their messages are of type string. */
export const en = {
  common,
  ...textPages,
  forms,
  fleet,
  home,
  listing,
  choosing,
  vehicle,
  vehicleFacts,
  contact,
  agreement,
  gallery,
  guide,
  visit,
  visitorPage,
  privacy,
  notFound,
  licence,
  plan,
  stopRows,
  offline,
  planAsk,
  office,
  officeEnquiries,
  officeInbox,
  officeRates,
  officeReturn,
  channels,
}
