import { addressOf, type RoutePath } from "#app/paths.ts"

// The addresses of the office. They are not in app/paths.ts, so that no visitor's bundle holds them.

/** Leads to its first page. */
export const OFFICE = "/office" satisfies RoutePath
/** The office's first page after signing in. */
export const OFFICE_HOME = "/office/enquiries" satisfies RoutePath
export const ENQUIRIES_CSV = "/office/enquiries.csv" satisfies RoutePath
/** The list as data, for its page that follows what happens. */
export const ENQUIRIES_JSON = "/office/enquiries.json" satisfies RoutePath
export const ENQUIRIES_LIVE = "/office/enquiries/live" satisfies RoutePath
export const ACCOUNT = "/office/account" satisfies RoutePath
export const RATES = "/office/rates" satisfies RoutePath
export const DELIVERY = "/office/delivery" satisfies RoutePath
export const HISTORY = "/office/history" satisfies RoutePath
export const CALENDAR = "/office/calendar" satisfies RoutePath
export const NEW_BLOCK = "/office/calendar/block" satisfies RoutePath
export const PRIVACY = "/office/privacy" satisfies RoutePath
/** The list of everything that the office edits of the site. */
export const SITE_SETTINGS = "/office/site" satisfies RoutePath
export const CONTACT_SETTING = "/office/site/contact" satisfies RoutePath
export const STAFF = "/office/staff" satisfies RoutePath
/** Where the link of a new invitation is shown. */
export const INVITE = `${STAFF}#invite`
export const SIGN_OUT = "/office/sign-out" satisfies RoutePath
export const SIGN_IN = "/office/sign-in" satisfies RoutePath
export const FORGOT_PASSWORD = "/office/forgot-password" satisfies RoutePath
/** Where a new password leads that was chosen by a link: the page says so. */
export const PASSWORD_CHOSEN = `${SIGN_IN}?password=changed`
export const ENTER_CODE = "/office/sign-in/code" satisfies RoutePath
const GIVE_CODE = "/office/give-code" satisfies RoutePath
const SIGNED_OUT = "/office/signed-out" satisfies RoutePath
export const SECOND_FACTOR = "/office/second-factor" satisfies RoutePath
export const PASSWORD = "/office/password" satisfies RoutePath
/** Another phone, and other codes for paper, for somebody who has both. */
export const NEW_PHONE = "/office/new-phone" satisfies RoutePath
export const PAPER_CODES = "/office/paper-codes" satisfies RoutePath

export const VEHICLES = "/office/vehicles" satisfies RoutePath
export const NEW_VEHICLE = "/office/vehicles/new" satisfies RoutePath
export const CATEGORIES = "/office/categories" satisfies RoutePath
export const SERVICES = "/office/services" satisfies RoutePath

const ONE_TIME_LINKS = [
  addressOf("/office/welcome/:secret", { secret: "" }),
  addressOf("/office/new-password/:secret", { secret: "" }),
]

/** A one-time link that makes an account, for whoever it is given to. */
export function welcomeLink(officeUrl: string, secret: string): string {
  return officeUrl + addressOf("/office/welcome/:secret", { secret })
}

/** A one-time link that lets the owner of an account choose a new password. */
export function newPasswordLink(officeUrl: string, secret: string): string {
  return officeUrl + addressOf("/office/new-password/:secret", { secret })
}

/** In the address of the list that a page asks for by itself: the place after which everything is new. */
export const SINCE = "since"

/** Whether a page asks for this with nobody pressing anything. */
export function isAskedByItself({ pathname, searchParams }: URL): boolean {
  return pathname === ENQUIRIES_LIVE || searchParams.has(SINCE)
}

/** A path as the log may have it: without the secret of a one-time link. */
export function pathToLog(pathname: string): string {
  const link = oneTimeLinkIn(pathname)
  return link ? `${link}...` : pathname
}

/** Whether whoever knows the path could use what it was given for. */
export function isOneTimeLink(pathname: string): boolean {
  return oneTimeLinkIn(pathname) !== undefined
}

function oneTimeLinkIn(pathname: string): string | undefined {
  return ONE_TIME_LINKS.find((start) => pathname.toLowerCase().startsWith(start))
}

/** The page of ours that somebody wanted before they were asked to sign in; the first page for anything else. */
export function wantedPage(address: string | null): string {
  const base = "http://office.invalid"
  const url = address ? URL.parse(address, base) : null
  const isOurs =
    url?.origin === base && url.pathname.startsWith("/office/") && !url.pathname.startsWith(SIGN_IN)
  return isOurs ? url.pathname + url.search : OFFICE_HOME
}

export function editVehicle(id: string): string {
  return addressOf("/office/vehicles/:id", { id })
}

export function vehiclePictures(id: string): string {
  return addressOf("/office/vehicles/:id/pictures", { id })
}

export function editCategory(id: string): string {
  return addressOf("/office/categories/:id", { id })
}

export function editService(id: string): string {
  return addressOf("/office/services/:id", { id })
}

/** For a form that was pressed after the session had ended. */
export function signedOutFor(submitted: string): string {
  return `${SIGNED_OUT}?${new URLSearchParams({ to: submitted })}`
}

/** For a form that is submitted without a code given lately. */
export function giveCodeFor(submitted: string): string {
  return `${GIVE_CODE}?${new URLSearchParams({ to: submitted })}`
}

export function signInFor(wanted: string): string {
  return `${SIGN_IN}?${new URLSearchParams({ to: wanted })}`
}

export function enquiryPage(reference: string): string {
  return addressOf("/office/enquiries/:reference", { reference })
}

export function ratesOf(vehicleId: string): string {
  return addressOf("/office/rates/:vehicleId", { vehicleId })
}

export function calendarBookingPage(id: string): string {
  return addressOf("/office/calendar/bookings/:id", { id })
}

export function blockPage(id: string): string {
  return addressOf("/office/calendar/blocks/:id", { id })
}

/** The page that takes a vehicle off the road, with this vehicle chosen. */
export function newBlockFor(vehicleId: string): string {
  return `${NEW_BLOCK}?${new URLSearchParams({ vehicle: vehicleId })}`
}
