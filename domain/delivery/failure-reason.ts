import type { DeliveryFailure } from "./delivery.ts"

/**
 * A failure as the office shows it. 'refusedSignIn': the mail server refused the credentials of the site. 'refusedAddress': it
 * refused the recipient.
 */
export type FailureReason = DeliveryFailure | "refusedSignIn" | "refusedAddress"

/**
 * The reason of a failure, from its detail if that says more.
 * @param detail the codes that the transport stored, for example `EENVELOPE 550 RCPT TO`
 */
export function failureReason(failure: DeliveryFailure, detail: string | null): FailureReason {
  if (failure !== "refused" || detail === null) return failure
  return REFUSALS.find(([pattern]) => pattern.test(detail))?.[1] ?? failure
}

/** Codes of Nodemailer with the command of SMTP that was refused. Source: https://nodemailer.com/errors/ */
const REFUSALS: readonly (readonly [RegExp, FailureReason])[] = [
  [/^EAUTH\b/, "refusedSignIn"],
  [/^EENVELOPE\b.*\bRCPT TO$/, "refusedAddress"],
]
