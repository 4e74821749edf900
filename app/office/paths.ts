import { pathOf, type RoutePath, withoutPageKey } from "#app/paths.ts"
import type { TemplateKey } from "#domain/replies/reply-templates.ts"

// The URLs of the office. They are not in app/paths.ts, which is part of the visitors' bundle.

/** Redirects to the first page. */
export const OFFICE = "/office" satisfies RoutePath
/** The first page after sign-in. */
export const TODAY = "/office/today" satisfies RoutePath
export const INBOX = "/office/enquiries" satisfies RoutePath
export const NEW_BOOKING = "/office/bookings/new" satisfies RoutePath
export const ENQUIRIES_CSV = "/office/enquiries.csv" satisfies RoutePath
/** The inbox as JSON, for the page that updates itself. */
export const ENQUIRIES_JSON = "/office/enquiries.json" satisfies RoutePath
/** The stream of server-sent events that reports changes of the inbox. */
export const ENQUIRIES_LIVE = "/office/enquiries/live" satisfies RoutePath
export const ACCOUNT = "/office/account" satisfies RoutePath
export const RATES = "/office/rates" satisfies RoutePath
export const DELIVERY = "/office/delivery" satisfies RoutePath
export const HISTORY = "/office/history" satisfies RoutePath
export const CALENDAR = "/office/calendar" satisfies RoutePath
export const NEW_BLOCK = "/office/calendar/block" satisfies RoutePath
export const PRIVACY = "/office/privacy" satisfies RoutePath
/** The overview of the settings of the site. */
export const SITE_SETTINGS = "/office/site" satisfies RoutePath
export const CONTACT_SETTING = "/office/site/contact" satisfies RoutePath
/** The list of the templates of replies. */
export const REPLY_TEMPLATES = "/office/site/replies" satisfies RoutePath
export const STAFF = "/office/staff" satisfies RoutePath
/** The page that shows the link of a new invitation. */
export const INVITATION = `${STAFF}#invite`
export const SIGN_OUT = "/office/sign-out" satisfies RoutePath
export const SIGN_IN = "/office/sign-in" satisfies RoutePath
export const FORGOT_PASSWORD = "/office/forgot-password" satisfies RoutePath
/** The sign-in page after a password was set by a one-time link. The page confirms the change. */
export const PASSWORD_CHOSEN = `${SIGN_IN}?password=changed`
export const ENTER_CODE = "/office/sign-in/code" satisfies RoutePath
const GIVE_CODE = "/office/give-code" satisfies RoutePath
const SIGNED_OUT = "/office/signed-out" satisfies RoutePath
export const SECOND_FACTOR = "/office/second-factor" satisfies RoutePath
export const PASSWORD = "/office/password" satisfies RoutePath
/** Moves the authenticator app to a new phone. */
export const NEW_PHONE = "/office/new-phone" satisfies RoutePath
/** Replaces the backup codes. */
export const BACKUP_CODES = "/office/paper-codes" satisfies RoutePath

export const VEHICLES = "/office/vehicles" satisfies RoutePath
export const NEW_VEHICLE = "/office/vehicles/new" satisfies RoutePath
export const CATEGORIES = "/office/categories" satisfies RoutePath
export const EXTRAS = "/office/services" satisfies RoutePath

const ONE_TIME_LINK_PREFIXES = [
  pathOf("/office/welcome/:secret", { secret: "" }),
  pathOf("/office/new-password/:secret", { secret: "" }),
]

/** A one-time link with which its receiver creates an account. */
export function welcomeLink(officeUrl: string, secret: string): string {
  return officeUrl + pathOf("/office/welcome/:secret", { secret })
}

/** A one-time link that lets the owner of an account choose a new password. */
export function newPasswordLink(officeUrl: string, secret: string): string {
  return officeUrl + pathOf("/office/new-password/:secret", { secret })
}

/** Query parameter of a request that polls the inbox: the position after which entries are new. */
export const SINCE = "since"

/** Query parameter of a request for only the number of new enquiries. */
export const NEW_COUNT_ONLY = "new-count"

/** A URL with further query parameters. */
export function hrefWith(href: string, params: URLSearchParams): string {
  return params.size > 0 ? `${href}${href.includes("?") ? "&" : "?"}${params}` : href
}

/** Whether a script of a page sends this request without an action of the user. */
export function isPollRequest({ pathname, searchParams }: URL): boolean {
  return pathname === ENQUIRIES_LIVE || searchParams.has(SINCE)
}

/** The path to log, without the secret of a one-time link or the key of a visitor's page. */
export function pathToLog(pathname: string): string {
  const link = oneTimeLinkPrefix(pathname)
  return link ? `${link}...` : withoutPageKey(pathname)
}

/** Whether the path contains the secret of a one-time link. */
export function isOneTimeLink(pathname: string): boolean {
  return oneTimeLinkPrefix(pathname) !== undefined
}

function oneTimeLinkPrefix(pathname: string): string | undefined {
  return ONE_TIME_LINK_PREFIXES.find((prefix) => pathname.toLowerCase().startsWith(prefix))
}

/**
 * The page of the office to open after sign-in. The first page for any URL outside the office, so that there is no open redirect.
 */
export function pageAfterSignIn(target: string | null): string {
  const base = "http://office.invalid"
  const url = target ? URL.parse(target, base) : null
  const isOfficePage =
    url?.origin === base && url.pathname.startsWith("/office/") && !url.pathname.startsWith(SIGN_IN)
  return isOfficePage ? url.pathname + url.search : TODAY
}

export function vehiclePage(id: string): string {
  return pathOf("/office/vehicles/:id", { id })
}

export function vehiclePicturesPage(id: string): string {
  return pathOf("/office/vehicles/:id/pictures", { id })
}

export function categoryPage(id: string): string {
  return pathOf("/office/categories/:id", { id })
}

export function extraPage(id: string): string {
  return pathOf("/office/services/:id", { id })
}

export function replyTemplatePage({ language, template }: TemplateKey): string {
  return pathOf("/office/site/replies/:language/:template", { language, template })
}

/** The page that shows a form again that was submitted after the session had ended. `formUrl` is its URL. */
export function signedOutHref(formUrl: string): string {
  return `${SIGNED_OUT}?${new URLSearchParams({ to: formUrl })}`
}

/** The page that asks for a code before a form is handled that needs a recent one. `formUrl` is the URL of the form. */
export function giveCodeHref(formUrl: string): string {
  return `${GIVE_CODE}?${new URLSearchParams({ to: formUrl })}`
}

export function signInHref(requestedUrl: string): string {
  return `${SIGN_IN}?${new URLSearchParams({ to: requestedUrl })}`
}

/** The page that changes the agreed terms of an enquiry's booking. */
export function bookingPage(reference: string): string {
  return pathOf("/office/enquiries/:reference/booking", { reference })
}

/** The page that confirms an enquiry's booking and emails the visitor. */
export function confirmPage(reference: string): string {
  return pathOf("/office/enquiries/:reference/confirm", { reference })
}

/** The agreement of an enquiry's booking, to print. */
export function agreementPage(reference: string): string {
  return pathOf("/office/enquiries/:reference/agreement", { reference })
}

export function enquiryPage(reference: string): string {
  return pathOf("/office/enquiries/:reference", { reference })
}

export function vehicleRatesPage(vehicleId: string): string {
  return pathOf("/office/rates/:vehicleId", { vehicleId })
}

export function calendarBookingPage(id: string): string {
  return pathOf("/office/calendar/bookings/:id", { id })
}

export function blockPage(id: string): string {
  return pathOf("/office/calendar/blocks/:id", { id })
}

/** The form of a new booking with a chosen vehicle. `day` is the day of the pick-up, `2026-12-12`. */
export function newBookingHref(vehicleId: string, day?: string): string {
  return `${NEW_BOOKING}?${new URLSearchParams({ vehicle: vehicleId, ...(day && { day }) })}`
}

/** The form that blocks a vehicle in the calendar, with the vehicle chosen. */
export function newBlockHref(vehicleId: string): string {
  return `${NEW_BLOCK}?${new URLSearchParams({ vehicle: vehicleId })}`
}
