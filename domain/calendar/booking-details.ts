import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"

/** What the calendar shows of a booking besides its customer. Texts are null where the form does not ask for them, or they were erased. */
export type BookingDetails = {
  /** The company drives. */
  withDriver: boolean
  contactNumber: string | null
  pickUpPlace: string | null
  returnPlace: string | null
}

export const NO_DETAILS: BookingDetails = {
  withDriver: false,
  contactNumber: null,
  pickUpPlace: null,
  returnPlace: null,
}

/**
 * @param driverExtras the ids of the extras that are a driver
 * @param chauffeurOnly whether the booked vehicle is only let with a driver
 */
export function detailsOf(
  content: EnquiryContent,
  driverExtras: readonly string[],
  chauffeurOnly: boolean,
): BookingDetails {
  if (content.kind === "contact") return { ...NO_DETAILS, withDriver: chauffeurOnly }
  return {
    withDriver: chauffeurOnly || asksForDriver(content, driverExtras),
    contactNumber: content.contactNumber || null,
    pickUpPlace: content.pickUpLocation || null,
    returnPlace: content.returnLocation || null,
  }
}

/** Every service of the home page's form except self drive comes with a driver. */
function asksForDriver(
  content: Exclude<EnquiryContent, { kind: "contact" }>,
  driverExtras: readonly string[],
): boolean {
  if (content.kind === "enquiry") return content.tab !== null && content.tab !== "self_drive"
  return content.quote.lines.some((line) => line.kind === "extra" && driverExtras.includes(line.extraId))
}
