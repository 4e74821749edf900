/** How TLS failed: no authority that we trust signed the certificate, it is for another name, its time is over, or the port has no TLS. */
export type TlsFailure = "untrusted" | "otherName" | "expired" | "notTls"

/**
 * Reads the code of an error, or a text that has it; null where neither Node nor OpenSSL blames TLS.
 * Sources: https://nodejs.org/api/tls.html#x509-certificate-error-codes, https://nodejs.org/api/errors.html#openssl-error-codes
 */
export function tlsFailure(code: string): TlsFailure | null {
  return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? null
}

const FAILURES: readonly (readonly [RegExp, TlsFailure])[] = [
  [/\bCERT_(HAS_EXPIRED|NOT_YET_VALID)\b/, "expired"],
  [/\b(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)\b/, "otherName"],
  [/\b(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|INVALID_CA\b|INVALID_PURPOSE\b)/, "untrusted"],
  [/\b(EPROTO\b|ERR_SSL_|ERR_TLS_)/, "notTls"],
]
