import { staffEmails } from "#server/delivery/staff-emails.ts"

/** What a site of this address writes to its staff. */
export const STAFF_EMAILS = staffEmails({
  officeUrl: "http://127.0.0.1:3000",
  companyName: "Rent Car Service",
})
