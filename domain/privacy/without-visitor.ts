import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"

/**
 * What a visitor sent, without anything that could name them: name, title, number, e-mail, places and free text. Kind, vehicle, days,
 * extras and price stay, so that figures stay true.
 */
export function withoutVisitor(content: EnquiryContent): EnquiryContent {
  if (content.kind === "contact") return { kind: "contact", name: "", email: "", message: "" }
  const unreachable = { pickUpLocation: "", returnLocation: "", contactNumber: "", email: "" }
  if (content.kind === "enquiry") return { ...content, ...unreachable }
  return { ...content, ...unreachable, personTitle: "Other", firstName: "", lastName: "" }
}
