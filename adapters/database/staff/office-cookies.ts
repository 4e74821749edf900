/** Where the office is. Over https its cookies are sent over nothing else. */
export type OfficeSite = {
  officeUrl: string
  /** Whether nothing but the office answers at its host. */
  hasOwnHost: boolean
}

/** What the name of every cookie of the office begins with, and where it is sent. */
export function cookieScope({ officeUrl, hasOwnHost }: OfficeSite) {
  const isSecure = officeUrl.startsWith("https:")
  return hasOwnHost
    ? { prefix: isSecure ? "__Host-" : "", path: "/", isSecure }
    : { prefix: isSecure ? "__Secure-" : "", path: "/office", isSecure }
}
