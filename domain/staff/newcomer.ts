import * as v from "valibot"
import { check, type ErrorCode, email, line, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { type PasswordError, passwordErrorOf } from "./password.ts"

const NEWCOMER_FIELDS = ["name", "email", "password"] as const
export type NewcomerField = (typeof NEWCOMER_FIELDS)[number]
export type Newcomer = Record<NewcomerField, string>
export type NewcomerError =
  | { field: "name" | "email"; errorCode: ErrorCode }
  | { field: "password"; errorCode: PasswordError }

const schema = v.object({ name: line(MAX_LENGTH.name), email })

/** Checks the form that creates an account. The password is not trimmed. */
export function checkNewcomer(
  answers: Newcomer,
  companyName: string,
): { ok: true; value: Newcomer } | { ok: false; fieldErrors: NewcomerError[] } {
  const person = check(schema, answers, ["name", "email"] as const)
  const errorCode = passwordErrorOf(answers.password, answers, companyName)
  if (person.ok && !errorCode) return { ok: true, value: { ...person.value, password: answers.password } }
  const fieldErrors: NewcomerError[] = person.ok ? [] : [...person.fieldErrors]
  return {
    ok: false,
    fieldErrors: errorCode ? [...fieldErrors, { field: "password", errorCode }] : fieldErrors,
  }
}
