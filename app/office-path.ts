/**
 * Whether a path may lead to a page of the office, so that features of the public site, such as translation, must not apply. The
 * router decodes paths and ignores case, so every path that looks like one counts, whether or not the page exists.
 */
export function isOfficePath(pathname: string): boolean {
  return /^\/+office/i.test(decodePath(pathname))
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // the server refuses such a path before routing
  }
}
