import { ACTION } from "#app/site/vehicle/booking/booking-action.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { TestPorts } from "./ports.ts"
import { requestVehiclePage, VAN_PATH } from "./vehicle-page.ts"
import { formRequest, type PageResponse } from "./visit.tsx"

// The booking form of the van, for the tests in app/site/vehicle/booking.

/** Valid answers: 17 days with a driver. */
export const ANSWERS = {
  pick_up_location: "Bandaranaike Airport",
  return_location: "Dambulla",
  pick_up_time_date: "2027-01-10T09:00",
  return_time_date: "2027-01-27T09:00",
  "service_need-a-driver": "yes",
  "quantity_need-a-driver": "17",
  person_title: "Ms",
  first_name: "Anna",
  last_name: "Perera",
  contact_number: "+94 77 123 4567",
  email: "anna@example.com",
  agent: "Office 2",
}
/** Their total in cents, as the confirmation submits it. */
export const TOTAL_SEEN = "38930000"

type Options = { path?: string; catalogue?: Catalogue }

/** Submits the form with valid answers, except for `changes`. */
export function submitBooking(
  site: TestPorts,
  action: string,
  changes: Record<string, string> = {},
  options?: Options,
): Promise<PageResponse> {
  const form_token = site.ports.formGuard.issue()
  return postBooking(site, { ...ANSWERS, form_token, website: "", [ACTION]: action, ...changes }, options)
}

/** Submits exactly these fields. */
export function postBooking(
  site: TestPorts,
  fields: Record<string, string>,
  { path = VAN_PATH, catalogue }: Options = {},
): Promise<PageResponse> {
  return requestVehiclePage(site, formRequest(`https://www.example.lk${path}`, fields), catalogue)
}

/** Whether the response asks to confirm the booking. */
export function isConfirmation({ view }: PageResponse): boolean {
  const headings = view.queryAllByRole("heading", { name: "Is this right?" })
  return headings.some(({ id }) => id === "booking-outcome")
}

export function hiddenFields({ view }: PageResponse): Record<string, string> {
  const inputs = view.all('input[type="hidden"]') as HTMLInputElement[] // by the selector
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
}
