/** A reference and a key follow, which have capitals. */
const PRIVATE_LINKS = "/my"

const UNRESERVED = /^[a-z0-9._~-]$/i

/**
 * The one spelling of a visitor's path: no letter written as a code, single slashes, none at the end, lower case.
 * `keepsIds`: ids of another admin host may differ by case, so only the first part of the path is in lower case.
 */
export function canonicalPath(pathname: string, { keepsIds = false } = {}): string {
  const plain = pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return UNRESERVED.test(letter) ? letter : code
    })
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1")
  const [, first = "", rest = ""] = /^(\/[^/]*)(.*)$/.exec(plain) ?? []
  const start = lowered(first)
  return start + (keepsIds || start === PRIVATE_LINKS ? rest : lowered(rest))
}

/** Codes stay as they are written: browsers write them in capitals. */
function lowered(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
}
