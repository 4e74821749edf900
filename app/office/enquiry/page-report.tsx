import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { type EnquiryFormState, type PageSection, sectionOf } from "./enquiry-form.ts"

/** The result of the submitting button, which is reported in the section of the button. */
export type PageReport = {
  /** The section of the submitting button. Null: no form was submitted. */
  section: PageSection | null
  /** The name of the completed action; empty: none. */
  done: string
  form: EnquiryFormState | undefined
}

/** @param doneInUrl the name of the completed action in the URL, after a redirect */
export function pageReport(form: EnquiryFormState | undefined, doneInUrl: string): PageReport {
  const done = form?.outcome?.done ?? doneInUrl
  return { section: sectionOf(form?.outcome?.submitter ?? doneInUrl), done, form }
}

type SectionProps = { section: PageSection; report: PageReport }

/** The field errors, if the submitting button is in the section. */
export function SectionErrors({ section, report }: SectionProps) {
  return report.section === section ? <OfficeErrors form={report.form} /> : null
}

/** The name of the completed action, if its button is in the section; otherwise empty. */
export function completedAction({ section, report }: SectionProps): string {
  return report.section === section ? report.done : ""
}

/** The fields of an enquiry that its forms need. */
export type EnquiryForForms = Pick<EnquiryRecord, "enquiry" | "state" | "version" | "history" | "anonymised">
