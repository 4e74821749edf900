import { MY_LINK } from "#app/paths.ts"

const UNRESERVED = /^[a-z0-9._~-]$/i

/**
 * The canonical spelling of a visitor's path: no needless percent-encoding, single slashes, no slash at the end, lower case.
 * @param keepsIds whether only the first path segment becomes lower case, because ids of an external admin host may differ by
 * case
 */
export function canonicalPath(pathname: string, { keepsIds = false } = {}): string {
  const normalised = pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return UNRESERVED.test(character) ? character : code
    })
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1")
  const [, first = "", rest = ""] = /^(\/[^/]*)(.*)$/.exec(normalised) ?? []
  const start = lowerCase(first)
  // A private link continues with a reference and a key, whose capitals count.
  return start + (keepsIds || start === MY_LINK ? rest : lowerCase(rest))
}

/** Percent-encodings stay as they are: browsers write them in capitals. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (match) =>
    match.startsWith("%") ? match : match.toLowerCase(),
  )
}
