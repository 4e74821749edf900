import { inDays } from "#tests/support/colombo-days.ts"
import { hiddenValueIn } from "#tests/support/read-page.ts"

/** The hidden token of the form in a page. */
export function tokenIn(html: string): string {
  const token = hiddenValueIn(html, "form_token")
  if (!token) throw new Error("the page has no form token")
  return token
}

/** Posts a form with an Origin header, as a browser does. Follows no redirect. */
export function post(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(url).origin, ...headers },
    body: new URLSearchParams(fields),
  })
}

/** The fields of the contact form. */
export const CONTACT = {
  name: "Zebulon Quagmire",
  email: "zebulon@example.com",
  message: "Is the Coaster free in May for nineteen pilgrims?",
  website: "",
  step: "send",
}

/** The fields of the enquiry form on the home page. */
export const ENQUIRY = {
  tab: "with_drive",
  pick_up_location: "Bandaranaike Airport",
  return_location: "Dambulla",
  pick_up_time_date: inDays(30),
  return_time_date: inDays(47),
  vehicle_type: "van",
  contact_number: "+94 77 987 6543",
  email: "zebulon@example.com",
  website: "",
  step: "send",
}

/** The vehicle of `BOOKING`. */
export const VAN = { id: "toyota-kdh-hi-roof-van-14-seater", name: "Toyota KDH Hi-Roof Van 14 Seater" }

/**
 * The fields of the booking form: 17 days at the two-week rate of 17,400, and a driver at 5,500 a day. `total_seen` is the total that the
 * visitor confirmed, in cents.
 */
export const BOOKING = {
  pick_up_location: "Colombo airport",
  return_location: "Dambulla",
  pick_up_time_date: inDays(30),
  return_time_date: inDays(47),
  person_title: "Ms",
  first_name: "Zenobia",
  last_name: "Quagmire",
  contact_number: "+94 77 987 6543",
  email: "zenobia@example.com",
  agent: "Office 1",
  "service_need-a-driver": "yes",
  "quantity_need-a-driver": "17",
  total_seen: "38930000",
  website: "",
  step: "send",
}
