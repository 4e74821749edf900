/** How a body travels, as browsers and we name it. */
export type ContentEncoding = "br" | "gzip" | "identity"

/** The best of the encodings that a browser takes: its header `Accept-Encoding`. */
export function bestEncoding(accepted: string): ContentEncoding {
  if (BROTLI.test(accepted)) return "br"
  return GZIP.test(accepted) ? "gzip" : "identity"
}

// Named, and not refused with a quality of 0.
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
