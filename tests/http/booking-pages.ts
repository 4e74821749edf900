import { expect } from "vitest"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstEnquiryPath } from "#tests/support/enquiry-links.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { fieldsAt } from "./form-fields.ts"
import { BOOKING, post, tokenIn, VAN } from "./visitor-forms.ts"

export const ALTO = { id: "suzuki-alto-800-manual", name: "Suzuki Alto 800 Manual" }
export const ALLOW_CONFLICT = { "allow-clash": "yes" }

/** Submits a visitor's form. @returns the path of the office's page of the enquiry */
export async function enquiryFrom(
  { url }: Site,
  staff: StaffBrowser,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const form_token = tokenIn(await (await fetch(url + path)).text())
  expect((await post(url + path, { ...fields, form_token })).status).toBe(303)
  return firstEnquiryPath(await (await staff.open("/office/enquiries")).text())
}

/** Books the van for a visitor. @returns the path of the office's page of the enquiry */
export function bookingFrom(
  site: Site,
  staff: StaffBrowser,
  fields: Record<string, string> = {},
): Promise<string> {
  return enquiryFrom(site, staff, `/cars/${VAN.id}`, { ...BOOKING, ...fields })
}

/** Submits the page that confirms a booking with changed fields, without an email unless `act` is 'email'. */
export async function confirmBooking(
  staff: StaffBrowser,
  enquiry: string,
  changes: Record<string, string> = {},
): Promise<Response> {
  const path = `${enquiry}/confirm`
  return staff.submit(path, { ...(await fieldsAt(staff, path)), act: "silent", ...changes })
}

/** Submits the page of a booking's terms with changed fields. */
export async function changeBooking(
  staff: StaffBrowser,
  enquiry: string,
  changes: Record<string, string>,
): Promise<Response> {
  const path = `${enquiry}/booking`
  return staff.submit(path, { ...(await fieldsAt(staff, path)), ...changes })
}

/** Saves the status and the note in the form of an enquiry's page, without a reply. */
export async function changeState(
  staff: StaffBrowser,
  enquiry: string,
  changes: { state: string; note?: string },
): Promise<Response> {
  return staff.submit(enquiry, { ...(await fieldsAt(staff, enquiry)), act: "save", ...changes })
}

/** The page of an enquiry with a template, such as 'en quote', in its reply form. */
export async function pageWithTemplate(
  staff: StaffBrowser,
  enquiry: string,
  template: string,
): Promise<View> {
  const fields = { ...(await fieldsAt(staff, enquiry)), act: "use-template", template }
  return viewOf(await (await staff.submit(enquiry, fields)).text())
}

/** The redirect after a saved change of the status: the notice on the same page. */
export function savedAt(enquiry: string): string {
  return `${enquiry}?done=save#done`
}

/** The page of a rejected form, with the text of its error summary. */
export async function rejectedForm(response: Response): Promise<View & { errors: string }> {
  const view = viewOf(await response.text())
  return Object.assign(view, { errors: textOf(view.getByRole("alert")) })
}
