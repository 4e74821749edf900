import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { NotFound } from "#app/site/not-found/not-found.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import type { BookingAction } from "./booking/booking-action.ts"
import { FORM_ID } from "./booking/booking-form.tsx"
import { HiddenAnswers } from "./booking/hidden-answers.tsx"
import type { RetiredVehicle } from "./load-vehicle.ts"
import { RetiredVehiclePage } from "./retired-vehicle-page.tsx"
import styles from "./unavailable-vehicle-page.module.css"

type UnavailableVehiclePageProps = {
  reason: CatalogueFailure
  submittedForm: VisitorForm | null
  retired: RetiredVehicle | null
}

/** The page of a vehicle that cannot be read, with the submitted answers in hidden fields to try again. */
export function UnavailableVehiclePage({ reason, submittedForm, retired }: UnavailableVehiclePageProps) {
  const messages = useMessages().vehicleFacts.unavailable
  const contactLinks = useContactLinks("") // only the phone is shown, so there is no message to prefill
  const { pathname, search } = usePage()
  if (retired) return <RetiredVehiclePage {...retired} submittedForm={submittedForm} />
  // Reached only if the data were deferred: otherwise the response is a 404.
  if (reason === "notFound")
    return (
      <div>
        <NotFound />
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{messages.heading}</h1>
      <Notice tone="warning">
        <p>{reason === "malformed" ? messages.malformed : messages.text}</p>
        {submittedForm && <p>{messages.savedAnswers}</p>}
      </Notice>
      <div className={styles.actions}>
        {submittedForm ? (
          <ResubmitForm submittedForm={submittedForm} />
        ) : (
          <ButtonLink href={pathname + search}>{messages.tryAgain}</ButtonLink>
        )}
        <ButtonLink variant="outline" href={contactLinks.phoneHref}>
          <span className="num">{contactLinks.phone}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

function ResubmitForm({ submittedForm }: { submittedForm: VisitorForm }) {
  const { tryAgain } = useMessages().vehicleFacts.unavailable
  return (
    <FormProvider
      value={{ idPrefix: "resubmit", token: submittedForm.token, answers: submittedForm.answers, errors: [] }}
    >
      <form id={FORM_ID} method="post" noValidate>
        <HiddenAnswers answers={submittedForm.answers} />
        <FormGuardFields />
        <SubmitButton variant="solid" label={tryAgain} step={"confirm" satisfies BookingAction} />
      </form>
    </FormProvider>
  )
}
