import { enquiryPage } from "#app/office/paths.ts"
import { visitorPagePath } from "#app/paths.ts"
import type { VisitorPageEmails } from "#domain/visitor-page/visitor-pages.ts"
import { emails } from "#messages/en/emails.ts"

/** Emails about visitors' pages. Their links use the configured addresses, never the host of a request. */
export function visitorPageEmails({
  siteUrl,
  officeUrl,
  companyName,
}: {
  siteUrl: string
  officeUrl: string
  companyName: string
}): VisitorPageEmails {
  return {
    link: (link) => emails.visitorLink(companyName, link.reference, siteUrl + visitorPagePath(link)),
    notice: ({ reference, action }) =>
      emails.visitorNotice(reference, action, officeUrl + enquiryPage(reference)),
  }
}
