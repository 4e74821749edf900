/** Content codings of HTTP that we send. */
export type ContentEncoding = "br" | "gzip" | "identity"

/** The best content coding of an `Accept-Encoding` header. */
export function bestEncoding(accepted: string): ContentEncoding {
  if (BROTLI.test(accepted)) return "br"
  return GZIP.test(accepted) ? "gzip" : "identity"
}

// The header contains the coding, and its quality is not 0.
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
