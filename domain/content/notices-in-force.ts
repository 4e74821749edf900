import type { CompanyNotice } from "./content.ts"

/** The notices of a day in Sri Lanka, `YYYY-MM-DD`; their first and last days are included. */
export function noticesInForce(notices: readonly CompanyNotice[], day: string): CompanyNotice[] {
  return notices.filter(({ from, until }) => (!from || from <= day) && (!until || day <= until))
}
