import * as v from "valibot"
import { check, type ErrorCode, email, line, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { type PasswordError, passwordErrorForPerson } from "./password.ts"

const NEW_ACCOUNT_FIELDS = ["name", "email", "password"] as const
export type NewAccountField = (typeof NEW_ACCOUNT_FIELDS)[number]
/** The typed texts of the form that creates an account. */
export type NewAccount = Record<NewAccountField, string>
/** An error of that form. */
export type NewAccountError =
  | { field: "name" | "email"; errorCode: ErrorCode }
  | { field: "password"; errorCode: PasswordError }

const schema = v.object({ name: line(MAX_LENGTH.name), email })

/** Checks the form that creates an account. The password is not trimmed. */
export function checkNewAccount(
  answers: NewAccount,
  companyName: string,
): { ok: true; value: NewAccount } | { ok: false; fieldErrors: NewAccountError[] } {
  const person = check(schema, answers, ["name", "email"] as const)
  const errorCode = passwordErrorForPerson(answers.password, answers, companyName)
  if (person.ok && !errorCode) return { ok: true, value: { ...person.value, password: answers.password } }
  const fieldErrors: NewAccountError[] = person.ok ? [] : [...person.fieldErrors]
  return {
    ok: false,
    fieldErrors: errorCode ? [...fieldErrors, { field: "password", errorCode }] : fieldErrors,
  }
}
