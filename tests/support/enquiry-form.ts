import * as home from "#app/site/home/route.tsx"
import type { TestPorts } from "./ports.ts"
import { formRequest, type PageResponse, visit } from "./visit.tsx"

// The enquiry form of the home page, for the tests in app/site/home. Their clock is 21 November 2026, 9:00 am in Sri Lanka.

/** Valid answers. */
export const ANSWERS = {
  tab: "airport",
  pick_up_location: "Bandaranaike Airport",
  return_location: "Dambulla",
  pick_up_time_date: "2026-12-12T09:00",
  return_time_date: "2026-12-25T18:30",
  vehicle_type: "van",
  contact_number: "+94 77 123 4567",
  email: "anna@example.com",
  way_type: "both_way",
}

const ORIGIN = "https://www.example.lk"

export function openHome(site: TestPorts, path: string): Promise<PageResponse> {
  return visit(site.ports, ["/home", home], new Request(ORIGIN + path))
}

/** Submits the form with a new token and valid answers, except for `changes`. */
export function submitEnquiry(
  site: TestPorts,
  changes: Record<string, string> = {},
  path?: string,
): Promise<PageResponse> {
  return postEnquiry(site, { form_token: site.ports.formGuard.issue(), website: "", ...changes }, path)
}

/** Submits the form with valid answers, and a token among the `fields`. */
export function postEnquiry(
  site: TestPorts,
  fields: Record<string, string>,
  path = "/home",
): Promise<PageResponse> {
  return visit(site.ports, ["/home", home], formRequest(ORIGIN + path, { ...ANSWERS, ...fields }))
}

export function tokenOf({ view }: PageResponse): string {
  return view.value("form_token")
}

export function radiosOf({ view }: PageResponse, name: string): HTMLInputElement[] {
  return view.all(`input[type="radio"][name="${name}"]`) as HTMLInputElement[] // by the selector
}

export function chosenTabs(response: PageResponse): string[] {
  return radiosOf(response, "tab").flatMap((tab) => (tab.checked ? tab.value : []))
}

export function valuesOf({ view }: PageResponse, names: readonly string[]): string[] {
  return names.map((name) => view.value(name))
}
