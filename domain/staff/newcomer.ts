import * as v from "valibot"
import { check, email, type Fault, line, MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { type PasswordFault, passwordFault } from "./password.ts"

export const NEWCOMER_FIELDS = ["name", "email", "password"] as const
export type NewcomerField = (typeof NEWCOMER_FIELDS)[number]
export type Newcomer = Record<NewcomerField, string>
export type NewcomerFault = { field: NewcomerField; fault: Fault | PasswordFault }

const schema = v.object({ name: line(MAX_LENGTH.name), email })

/** Checks what somebody enters to make an account. The password is kept as it was typed. */
export function checkNewcomer(
  answers: Newcomer,
  companyName: string,
): { ok: true; value: Newcomer } | { ok: false; faults: NewcomerFault[] } {
  const person = check(schema, answers, ["name", "email"] as const)
  const others = [answers.name, answers.email, answers.email.split("@")[0] ?? "", companyName]
  const fault = passwordFault(answers.password, others)
  if (person.ok && !fault) return { ok: true, value: { ...person.value, password: answers.password } }
  const faults: NewcomerFault[] = person.ok ? [] : [...person.faults]
  return { ok: false, faults: fault ? [...faults, { field: "password", fault }] : faults }
}
