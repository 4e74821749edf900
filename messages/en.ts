import { about } from "./en/about.ts"
import { agreement } from "./en/agreement.ts"
import { common } from "./en/common.ts"
import { contact } from "./en/contact.ts"
import { credits } from "./en/credits.ts"
import { faq } from "./en/faq.ts"
import { fleet } from "./en/fleet.ts"
import { forms } from "./en/forms.ts"
import { gallery } from "./en/gallery.ts"
import { guide } from "./en/guide.ts"
import { guides } from "./en/guides.ts"
import { home } from "./en/home.ts"
import { listing } from "./en/listing.ts"
import { notFound } from "./en/not-found.ts"
import { terms } from "./en/terms.ts"
import { vehicle } from "./en/vehicle.ts"

/** A line for each screen; the objects stay plain, so that their texts are of type string. */
export const en = {
  common,
  forms,
  notFound,
  fleet,
  home,
  listing,
  vehicle,
  contact,
  about,
  agreement,
  faq,
  gallery,
  guide,
  guides,
  credits,
  terms,
}
