import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { outcomeId } from "#app/forms/field-names.ts"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { FormOutcome } from "#app/forms/form-outcome.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { PrivacyLink } from "#app/forms/privacy-link.tsx"
import { RequiredMark } from "#app/forms/required-mark.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { listHref, readListQuery } from "#app/site/fleet/list-query.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PeriodRemark as Remark } from "#domain/enquiry/rental-enquiry.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { ContactLine } from "./contact-line.tsx"
import { parseTab } from "./enquiry-answers.ts"
import { EnquiryFields, type FeeHints } from "./enquiry-fields.tsx"
import styles from "./enquiry-panel.module.css"
import { EnquiryButtonText, EnquiryTitle } from "./enquiry-title.tsx"
import { PeriodRemark } from "./period-remark.tsx"
import { ServiceTabs } from "./service-tabs.tsx"
import { useEnquiry } from "./use-enquiry.ts"
import { WayTypeField } from "./way-type-field.tsx"

const ID_PREFIX = "enquiry"
const FORM_ID = "enq"
const TITLE_ID = "enquiry-title"

export type EnquiryPanelProps = {
  form: VisitorForm
  /** The time in Sri Lanka when the page was rendered. */
  now: WallTime
  /** The remark on the dates of an enquiry that has been sent; null: none. */
  sentRemark: Remark | null
  /** The name of the place whose guide linked here. */
  destination: string | undefined
  feeHints: FeeHints
}

/** The enquiry form for five services. Its colour, title and button depend on the tab by CSS only. */
export function EnquiryPanel({ form, now, sentRemark, destination, feeHints }: EnquiryPanelProps) {
  const messages = useMessages().home.enquiry
  const contactLinks = useContactLinks(messages.messageText)
  const action = useFormAction()
  const { formProps, outcome, remark, ...formContext } = useEnquiry(form, now)
  const tab = parseTab(form.answers.tab)
  return (
    <FormProvider value={{ idPrefix: ID_PREFIX, ...formContext }}>
      <form
        {...formProps}
        id={FORM_ID}
        className={styles.panel}
        action={action}
        data-chosen={tab ?? "self_drive"}
        aria-labelledby={TITLE_ID}
      >
        <ServiceTabs chosenTab={tab} />
        <div className={styles.body}>
          <ErrorSummary />
          <FormOutcome outcome={outcome} contactLinks={contactLinks}>
            {sentRemark && <p>{messages.sentRemarks[sentRemark]}</p>}
          </FormOutcome>
          <EnquiryTitle id={TITLE_ID} />
          <WayTypeField />
          <RequiredMark />
          <EnquiryFields destination={destination} feeHints={feeHints} />
          <PeriodRemark remark={remark} />
          <FormGuardFields />
          <SubmitButton label={<EnquiryButtonText />} />
          <PrivacyLink />
          <p className={styles.note}>{messages.note}</p>
          <ContactLine {...contactLinks} />
        </div>
      </form>
    </FormProvider>
  )
}

/** The URL of the page with its current list. The browser scrolls to the fragment, which is the error summary or the outcome. */
function useFormAction(): string {
  const { pathname, search } = usePage()
  const params = new URLSearchParams(search)
  return `${listHref(pathname, params, readListQuery(params))}#${outcomeId(ID_PREFIX)}`
}
