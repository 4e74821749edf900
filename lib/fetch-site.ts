/**
 * Values of `Sec-Fetch-Site` for a request of a page of this origin, or one that the user started directly, as by typing the URL.
 */
const TRUSTED_FETCH_SITES = ["same-origin", "none"]

/**
 * Whether a browser says that the request comes from this site, by `Sec-Fetch-Site`.
 * @returns null without the header: clients other than browsers, old browsers, and all browsers without TLS do not send it
 */
export function isFetchedFromThisSite(headers: Headers): boolean | null {
  const site = headers.get("sec-fetch-site")
  return site === null ? null : TRUSTED_FETCH_SITES.includes(site)
}
