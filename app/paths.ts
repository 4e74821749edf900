import type { href } from "react-router"

// The paths of the site for visitors. Those of the office are in office/paths.ts, so that no bundle for visitors contains them.

/** A path of app/routes.ts with the names of its parameters: `/cars/:slug`. */
export type RoutePath = Parameters<typeof href>[0]

/**
 * The path of a route, percent-encoded. The compiler checks path and parameters against app/routes.ts. The type is that of React
 * Router's `href`. The function `href` is not used, because islands load this module and the router runs on the server only.
 */
export const pathOf: typeof href = (path, ...args) => {
  const params: Record<string, string | undefined> = args[0] ?? {}
  return path.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name]
    return value === undefined ? "" : `/${encodeURIComponent(value)}`
  })
}

export const HOME = "/home" satisfies RoutePath
export const ABOUT = "/about" satisfies RoutePath
export const CONTACT = "/contact" satisfies RoutePath
export const FAQ = "/faq" satisfies RoutePath
export const GALLERY = "/gallery" satisfies RoutePath
export const TERMS = "/terms-and-conditions" satisfies RoutePath
export const AGREEMENT = "/agreement" satisfies RoutePath
export const PRIVACY = "/privacy" satisfies RoutePath
export const IMPRINT = "/imprint" satisfies RoutePath
export const GUIDES = "/guides" satisfies RoutePath
/** The page on which a visitor requests the link of their private page again. */
export const MY_LINK = "/my" satisfies RoutePath
/** The ready-made trips. */
export const TRIPS = "/trips" satisfies RoutePath
export const PLAN = "/plan" satisfies RoutePath
/** A new plan with one stop. @param place a slug */
export const planWithStop = (place: string) => planPath(`stop=${place}&nights=1`)
/** The page on which a visitor sends a plan with an enquiry. */
export const PLAN_ASK = "/plan/ask" satisfies RoutePath
export const PLAN_CALENDAR = "/plan.ics" satisfies RoutePath
export const PLAN_GPX = "/plan.gpx" satisfies RoutePath
/** The comparison of vehicles. */
export const COMPARE = "/compare" satisfies RoutePath
/** The page 'May I drive?', about the licence and permits that a driver needs. */
export const MAY_I_DRIVE = "/may-i-drive" satisfies RoutePath
export const CREDITS = "/credits" satisfies RoutePath

export const ALL_VEHICLES = pathOf("/carlist/:slug?")

/** The two pages about renting in general. */
export const RENT_A_CAR = pathOf("/:page", { page: "rent-a-car-sri-lanka" })
export const RENT_A_CAR_GUIDE = pathOf("/:page", { page: "rent-a-car-guide" })

/** The list of vehicles as data. */
export const FLEET_JSON = "/fleet.json" satisfies RoutePath
export const SITEMAP = "/sitemap.xml" satisfies RoutePath
export const SECURITY_TXT = "/.well-known/security.txt" satisfies RoutePath

/** The prefix of the path of every guide to a place. */
const GUIDE_PREFIX = pathOf("/:page", { page: "rent-a-car-to-" })

/** The page of a vehicle. The id is encoded, because ids of an external admin host may be any text. */
export function vehiclePath(id: string): string {
  return pathOf("/cars/:slug", { slug: id })
}

/** Whether a vehicle is already booked, as data. */
export function availabilityPath(vehicleId: string): string {
  return pathOf("/cars/:slug/availability", { slug: vehicleId })
}

/** @param categoryId null: the list of all vehicles */
export function listingPath(categoryId: string | null): string {
  return categoryId === null ? ALL_VEHICLES : pathOf("/carlist/:slug?", { slug: categoryId })
}

/** The guide to a place. */
export function guidePath(slug: string): string {
  return GUIDE_PREFIX + slug
}

/** The slug in the path of a guide; null in any other path. */
export function placeSlugIn(path: string): string | null {
  return path.startsWith(GUIDE_PREFIX) ? path.slice(GUIDE_PREFIX.length) : null
}

/** A ready-made trip. */
export function tripPath(slug: string): string {
  return pathOf("/trips/:slug", { slug })
}

/** The page of a plan. @param query as `planQuery` returns it */
export function planPath(query: string | URLSearchParams): string {
  return `${PLAN}?${query}`
}

/**
 * The parameter that chooses the print layout of a plan, and its value for one page a day. Without it, the plan prints on two
 * pages.
 */
export const PRINT_PARAM = "print"
export const PRINT_BY_DAY = "days"

/**
 * The page of a plan with every vehicle, and the parameter of its query that says so. Without it, the page has the first vehicles.
 * @param query as `planQuery` returns it
 */
export function planVehiclesPath(query: string): string {
  return `${planPath(query)}&${VEHICLES_PARAM}=${EVERY_VEHICLE}`
}
export const VEHICLES_PARAM = "vehicles"
export const EVERY_VEHICLE = "all"

/** The page that sends a plan with an enquiry, about one vehicle or any vehicle. @param query as `planQuery` returns it */
export function planAskPath(query: string, vehicleId?: string): string {
  const vehicle = vehicleId === undefined ? "" : `&${ASK_VEHICLE_PARAM}=${encodeURIComponent(vehicleId)}`
  return `${PLAN_ASK}?${query}${vehicle}`
}

/** The query parameter with the id of the vehicle that a visitor asks for. */
export const ASK_VEHICLE_PARAM = "vehicle"

/** The query parameter with the slug of the place where the journey of an enquiry ends. */
export const PLACE_PARAM = "place"

/**
 * The home page, scrolled to its enquiry form.
 * @param destination the slug of the place to fill in
 */
export function enquiryFormPath(destination?: string): string {
  return destination === undefined ? `${HOME}#enq` : `${HOME}?${PLACE_PARAM}=${destination}#enq`
}

type VisitorLink = { reference: string; key: string }

/** The private page of an enquiry. The key is in the path, which is not logged, and which no `Referer` header contains. */
export function visitorPagePath(
  link: VisitorLink,
  page: "" | "/cancel" | "/erase" | "/calendar.ics" = "",
): string {
  return pathOf("/my/:reference/:key?", link) + page
}

const AGREEMENT_FROM = "from"

/** The agreement filled in with a booking. */
export function agreementPath({ reference, key }: VisitorLink): string {
  return `${AGREEMENT}?${AGREEMENT_FROM}=${reference}.${key}`
}

/** The reference and key in the query of the agreement. Null: the query has none. */
export function agreementLinkIn(searchParams: URLSearchParams): VisitorLink | null {
  const from = searchParams.get(AGREEMENT_FROM)
  if (from === null) return null
  const [reference = "", key = ""] = from.split(".")
  return { reference, key }
}

/**
 * Whether a URL leads to the data of one visitor. The router decodes paths and ignores case, so every path that looks like one
 * counts. Such a page is not stored, logged, indexed or translated by a third party, and its URL is not given to anyone.
 */
export function isPrivateUrl({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean {
  const path = pathname.replaceAll(/%[0-9a-f]{2}/gi, decodeByte).toLowerCase()
  return /^\/+my(\/|$)/.test(path) || (path.startsWith(AGREEMENT) && searchParams.has(AGREEMENT_FROM))
}

function decodeByte(code: string): string {
  return String.fromCharCode(Number.parseInt(code.slice(1), 16))
}

/** The path to log, without the key of a visitor's page. */
export function withoutPageKey(pathname: string): string {
  return isPrivateUrl({ pathname, searchParams: new URLSearchParams() }) ? `${MY_LINK}/...` : pathname
}
