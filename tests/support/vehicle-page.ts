import * as vehicleRoute from "#app/site/vehicle/route.tsx"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { textOf, type View, viewOf } from "./document.ts"
import type { TestPorts } from "./ports.ts"
import { type PageResponse, visit } from "./visit.tsx"

// The page of a vehicle for the tests in app/site/vehicle. Their clock is 21 November 2026, 9:00 am in Sri Lanka.

export const VAN_NAME = "Toyota KDH Hi-Roof Van 14 Seater"
export const VAN_PATH = "/cars/toyota-kdh-hi-roof-van-14-seater"
/** A rental period of 17 days as a query. */
export const DAYS_17 = "from=2027-01-10T09:00&to=2027-01-27T09:00"

const ORIGIN = "https://www.example.lk"

export function openVehiclePage(site: TestPorts, path: string, catalogue?: Catalogue): Promise<PageResponse> {
  return requestVehiclePage(site, new Request(ORIGIN + path), catalogue)
}

export function requestVehiclePage(
  site: TestPorts,
  request: Request,
  catalogue: Catalogue = site.ports.catalogue,
): Promise<PageResponse> {
  return visit({ ...site.ports, catalogue }, ["/cars/:slug", vehicleRoute], request)
}

/** The rows of the table of rates, without its head. */
export function rateRows(view: View): string[] {
  return rowsOf(view, /by length of hire$/)
}

/** The rows of the price, without its head. */
export function priceRows(view: View): string[] {
  return rowsOf(view, /^What the hire costs$/)
}

function rowsOf(view: View, caption: RegExp): string[] {
  const rows = viewOf(view.getByRole("table", { name: caption })).all("tr")
  return rows.slice(1).map(textOf)
}

/** The list of costs that are not in the total. */
export function costsNotInTotal(view: View): string {
  return textOf(view.one("h4:has(+ dl) + dl"))
}

/** The ids of the offered extras. */
export function offeredExtraIds(view: View): (string | undefined)[] {
  return view.all('[name^="service_"]').map((box) => box.getAttribute("name")?.replace("service_", ""))
}
