import { staffEmails } from "#server/delivery/staff-emails.ts"

/** The staff emails of a site at this URL. */
export const STAFF_EMAILS = staffEmails({
  officeUrl: "http://127.0.0.1:3000",
  companyName: "Rent Car Service",
})
