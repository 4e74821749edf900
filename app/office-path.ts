/**
 * Whether a path may lead to a page of the office, where nothing of the public site may act. The router decodes paths and makes no
 * difference between letters of either case; anything that looks like it counts, whether or not there is such a page.
 */
export function isOfficePath(pathname: string): boolean {
  return /^\/+office/i.test(decoded(pathname))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // the server refuses such a path before any page is asked
  }
}
