import {
  blockPage,
  calendarBookingPage,
  categoryPage,
  DELIVERY,
  enquiryPage,
  extraPage,
  PRIVACY,
  replyTemplatePage,
  STAFF,
  vehiclePage,
} from "#app/office/paths.ts"
import { settingPage } from "#app/office/site/setting-pages.ts"
import { SETTING_KEYS } from "#domain/content/settings.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { templateOfSubjectId } from "#domain/replies/reply-templates.ts"
import type { AuditEvent, AuditSubject } from "#domain/staff/audit-log.ts"

/** The page of a subject by its id. Subjects that are not listed have no page. */
const PAGES: { readonly [Subject in AuditSubject]?: (id: string) => string | null } = {
  vehicle: vehiclePage,
  category: categoryPage,
  extra: extraPage,
  booking: calendarBookingPage,
  block: blockPage,
  setting: (id) => {
    if (id === "privacy") return PRIVACY
    const template = templateOfSubjectId(id)
    if (template) return replyTemplatePage(template)
    const key = SETTING_KEYS.find((known) => known === id)
    return key ? settingPage(key) : null
  },
  staff: () => STAFF,
  delivery: () => DELIVERY,
  visitor: (id) => (parseReference(id) ? enquiryPage(id) : null),
}

/** The page of an event's subject; null for a subject without a page, or a removed one. */
export function subjectPage({ subject, subjectId, action }: AuditEvent): string | null {
  return action === "removed" ? null : (PAGES[subject]?.(subjectId) ?? null)
}
