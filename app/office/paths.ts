/** The office's first page after signing in. */
export const OFFICE_HOME = "/office/enquiries"
export const ENQUIRIES_CSV = "/office/enquiries.csv"
/** The list as data, for its page that follows what happens. */
export const ENQUIRIES_JSON = "/office/enquiries.json"
export const ENQUIRIES_LIVE = "/office/enquiries/live"
export const ACCOUNT = "/office/account"
export const RATES = "/office/rates"
export const DELIVERY = "/office/delivery"
export const HISTORY = "/office/history"
export const CALENDAR = "/office/calendar"
export const NEW_BLOCK = "/office/calendar/block"
export const PRIVACY = "/office/privacy"
export const CONTACT_SETTING = "/office/site/contact"
export const STAFF = "/office/staff"
/** Where the link of a new invitation is shown. */
export const INVITE = `${STAFF}#invite`
export const SIGN_IN = "/office/sign-in"
export const FORGOT_PASSWORD = "/office/forgot-password"
/** Where a new password leads that was chosen by a link: the page says so. */
export const PASSWORD_CHOSEN = `${SIGN_IN}?password=changed`
export const ENTER_CODE = "/office/sign-in/code"
const GIVE_CODE = "/office/give-code"
const SIGNED_OUT = "/office/signed-out"
export const SECOND_FACTOR = "/office/second-factor"
/** Another phone, and other codes for paper, for somebody who has both. */
export const NEW_PHONE = "/office/new-phone"
export const PAPER_CODES = "/office/paper-codes"

export const VEHICLES = "/office/vehicles"
export const NEW_VEHICLE = "/office/vehicles/new"
export const CATEGORIES = "/office/categories"
export const SERVICES = "/office/services"

const WELCOME = "/office/welcome/"
const NEW_PASSWORD = "/office/new-password/"
const ONE_TIME_LINKS = [WELCOME, NEW_PASSWORD]

/** A one-time link that makes an account, for whoever it is given to. */
export function welcomeLink(officeUrl: string, secret: string): string {
  return officeUrl + WELCOME + secret
}

/** A one-time link that lets the owner of an account choose a new password. */
export function newPasswordLink(officeUrl: string, secret: string): string {
  return officeUrl + NEW_PASSWORD + secret
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
  return `${VEHICLES}/${id}`
}

export function vehiclePictures(id: string): string {
  return `${VEHICLES}/${id}/pictures`
}

export function editCategory(id: string): string {
  return `${CATEGORIES}/${id}`
}

export function editService(id: string): string {
  return `${SERVICES}/${id}`
}

/** For a form that was pressed after the session had ended. */
export function signedOutFor(pressed: string): string {
  return `${SIGNED_OUT}?${new URLSearchParams({ to: pressed })}`
}

/** For a form that is submitted without a code given lately. */
export function giveCodeFor(pressed: string): string {
  return `${GIVE_CODE}?${new URLSearchParams({ to: pressed })}`
}

export function signInFor(wanted: string): string {
  return `${SIGN_IN}?${new URLSearchParams({ to: wanted })}`
}

export function enquiryPage(reference: string): string {
  return `${OFFICE_HOME}/${reference}`
}

export function ratesOf(vehicleId: string): string {
  return `${RATES}/${vehicleId}`
}

export function hirePage(id: string): string {
  return `${CALENDAR}/hires/${id}`
}

export function blockPage(id: string): string {
  return `${CALENDAR}/blocks/${id}`
}

/** The page that takes a vehicle off the road, which it names already. */
export function newBlockFor(vehicleId: string): string {
  return `${NEW_BLOCK}?${new URLSearchParams({ vehicle: vehicleId })}`
}
