import { common } from "./en/common.ts"
import { fleet } from "./en/fleet.ts"
import { forms } from "./en/forms.ts"
import { home } from "./en/home.ts"
import { listing } from "./en/listing.ts"
import { notFound } from "./en/not-found.ts"
import { contact } from "./en/contact.ts"
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
}
