/** The office's origin and host. With https its cookies are `Secure`. */
export type OfficeSite = {
  officeUrl: string
  /** Whether the office has a host of its own. */
  hasOwnHost: boolean
}

/** Prefix and path of the office's cookies. */
export function cookieScope({ officeUrl, hasOwnHost }: OfficeSite) {
  const isSecure = officeUrl.startsWith("https:")
  return hasOwnHost
    ? { prefix: isSecure ? "__Host-" : "", path: "/", isSecure }
    : { prefix: isSecure ? "__Secure-" : "", path: "/office", isSecure }
}
