import * as v from "valibot"
import { check, email, type Fault, line, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { type PasswordFault, passwordFaultOf } from "./password.ts"

const NEWCOMER_FIELDS = ["name", "email", "password"] as const
export type NewcomerField = (typeof NEWCOMER_FIELDS)[number]
export type Newcomer = Record<NewcomerField, string>
export type NewcomerFault =
  | { field: "name" | "email"; fault: Fault }
  | { field: "password"; fault: PasswordFault }

const schema = v.object({ name: line(MAX_LENGTH.name), email })

/** Checks the form that creates an account. The password is not trimmed. */
export function checkNewcomer(
  answers: Newcomer,
  companyName: string,
): { ok: true; value: Newcomer } | { ok: false; faults: NewcomerFault[] } {
  const person = check(schema, answers, ["name", "email"] as const)
  const fault = passwordFaultOf(answers.password, answers, companyName)
  if (person.ok && !fault) return { ok: true, value: { ...person.value, password: answers.password } }
  const faults: NewcomerFault[] = person.ok ? [] : [...person.faults]
  return { ok: false, faults: fault ? [...faults, { field: "password", fault }] : faults }
}
