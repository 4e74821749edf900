import { inDays } from "#tests/support/colombo-days.ts"

/** The hidden token of the form that a page shows. */
export function tokenIn(html: string): string {
  const token =
    /name="form_token"[^>]*value="([^"]+)"/.exec(html)?.[1] ??
    /value="([^"]+)"[^>]*name="form_token"/.exec(html)?.[1]
  if (!token) throw new Error("the page has no form token")
  return token
}

/** Posts a form as a browser does: no redirect followed, the origin sent. */
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

export const CONTACT = {
  name: "Zebulon Quagmire",
  email: "zebulon@example.com",
  message: "Is the Coaster free in May for nineteen pilgrims?",
  website: "",
  step: "send",
}

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
