import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { cookieScope, type OfficeSite } from "./office-cookies.ts"

const COOKIE_NAME = "office.known"
const VALID_DAYS = 180

type Site = OfficeSite & { officeKey: string }

/**
 * A signed cookie marks a browser in which an account has signed in. Sign-in attempts with it are limited by browser instead of by
 * account, so that a stranger's guesses cannot lock the account's owner out. The cookie alone does not sign anybody in.
 */
export function knownBrowserCookie(email: string, site: Site): string {
  const id = randomBytes(16).toString("base64url")
  const { path, isSecure } = cookieScope(site)
  const value = `${id}.${signatureOf(id, email, site.officeKey)}`
  return [
    `${cookieName(email, site)}=${value}`,
    `Max-Age=${VALID_DAYS * 24 * 60 * 60}`,
    `Path=${path}`,
    "HttpOnly",
    ...(isSecure ? ["Secure"] : []),
    "SameSite=Strict",
  ].join("; ")
}

/** The id of the browser. Null: its cookie is not valid for this email address. */
export function knownBrowserId(cookie: string | null, email: string, site: Site): string | null {
  const name = cookieName(email, site)
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ""
  const [id = "", signature = ""] = value.split(".")
  return isSameSignature(signature, signatureOf(id, email, site.officeKey)) ? id : null
}

/** One cookie for each account, for people who share a browser. Its name does not reveal the account. */
function cookieName(email: string, site: Site): string {
  const hash = createHmac("sha256", site.officeKey)
    .update(`known browser's name ${normaliseEmail(email)}`)
    .digest("hex")
  return `${cookieScope(site).prefix}${COOKIE_NAME}-${hash.slice(0, 8)}`
}

function signatureOf(id: string, email: string, officeKey: string): string {
  return createHmac("sha256", officeKey)
    .update(`known browser ${id} ${normaliseEmail(email)}`)
    .digest("base64url")
}

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

function isSameSignature(actual: string, expected: string): boolean {
  const a = Buffer.from(actual)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
