import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import type { FormGuard, FormSuspicion } from "#domain/enquiry/intake.ts"

type Options = {
  /** The secret that signs tokens. It is the same in every process and after a restart. */
  secret: string
  /** The previous secret. It is accepted while forms with its tokens may still be submitted. */
  previousSecret?: string | null
  /** The shortest time in which a person can fill in a form. */
  minimumSeconds: number
  clock: () => Date
}

const SECOND_MS = 1_000
const MAX_AGE_MS = 7 * 24 * 60 * 60 * SECOND_MS
/** The maximum length of a token. A longer one is not ours, and is refused without checking its signature. */
const MAX_TOKEN_LENGTH = 300

/**
 * Signs and checks tokens. A token is a payload, a dot and a signature, so that it can be checked without a list of tokens.
 * `honeypot` is the text of a field that people do not see, so only bots fill it in.
 */
export class SignedFormGuard implements FormGuard {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** A form that is shown again with field errors may be submitted at once after a correction. */
  issue(formKey?: string): string {
    const now = this.#options.clock().getTime()
    const issuedAt = formKey ? now - this.#options.minimumSeconds * SECOND_MS : now
    const payload = Buffer.from(JSON.stringify([issuedAt, formKey ?? randomUUID()])).toString("base64url")
    return `${payload}.${this.#signature(payload).toString("base64url")}`
  }

  check(token: string, honeypot: string): ReturnType<FormGuard["check"]> {
    const formToken = this.#read(token)
    const suspicion = this.#suspicion(formToken, honeypot)
    if (formToken && !suspicion) return { ok: true, formKey: formToken.formKey }
    return { ok: false, suspicion: suspicion ?? "tokenInvalid", formKey: formToken?.formKey ?? null }
  }

  #suspicion(formToken: FormToken | null, honeypot: string): FormSuspicion | null {
    if (honeypot.trim() !== "") return "trapFilled"
    if (!formToken) return "tokenInvalid"
    const ageMs = this.#options.clock().getTime() - formToken.issuedAt
    if (ageMs > MAX_AGE_MS) return "tokenExpired"
    return ageMs < this.#options.minimumSeconds * SECOND_MS ? "tooFast" : null
  }

  #read(token: string): FormToken | null {
    const [payload, signature, ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split(".")
    if (!payload || !signature || rest.length > 0) return null
    if (!this.#isValidSignature(payload, Buffer.from(signature, "base64url"))) return null
    // `issue` wrote everything that carries our signature.
    const [issuedAt, formKey] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [number, string]
    return { issuedAt, formKey }
  }

  #isValidSignature(payload: string, signature: Buffer): boolean {
    const { previousSecret } = this.#options
    if (isSame(signature, this.#signature(payload))) return true
    return Boolean(previousSecret) && isSame(signature, this.#signature(payload, previousSecret ?? ""))
  }

  #signature(payload: string, secret = this.#options.secret): Buffer {
    return createHmac("sha256", secret).update(`form token ${payload}`).digest()
  }
}

type FormToken = { issuedAt: number; formKey: string }

/** Compares in constant time. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
