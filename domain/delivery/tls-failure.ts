/** The cause of a TLS failure: an untrusted issuer, a wrong host name, an expired certificate, or no TLS on the port. */
export type TlsFailure = "untrusted" | "otherName" | "expired" | "notTls"

/**
 * Classifies an error code of Node or OpenSSL, or a text that contains one; null for an error that is not of TLS.
 * Sources: https://nodejs.org/api/tls.html#x509-certificate-error-codes, https://nodejs.org/api/errors.html#openssl-error-codes
 */
export function tlsFailure(code: string): TlsFailure | null {
  return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? null
}

/** The first match counts. */
const FAILURES: readonly (readonly [RegExp, TlsFailure])[] = [
  [/\bCERT_(HAS_EXPIRED|NOT_YET_VALID)\b/, "expired"],
  [/\b(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)\b/, "otherName"],
  [/\b(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|INVALID_CA\b|INVALID_PURPOSE\b)/, "untrusted"],
  [/\b(EPROTO\b|ERR_SSL_|ERR_TLS_)/, "notTls"],
]
