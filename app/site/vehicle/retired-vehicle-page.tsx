import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { ALL_VEHICLES, vehiclePath } from "#app/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { VehicleList } from "#app/ui/vehicle-list.tsx"
import { ACTION, type BookingAction } from "./booking/booking-action.ts"
import { FORM_ID } from "./booking/booking-form.tsx"
import { HiddenAnswers } from "./booking/hidden-answers.tsx"
import type { RetiredVehicle } from "./load-vehicle.ts"
import styles from "./unavailable-vehicle-page.module.css"

/** The page of a retired vehicle: similar vehicles, and the submitted answers to continue with one of them. */
export function RetiredVehiclePage({
  vehicle,
  relatedVehicles,
  submittedForm,
}: RetiredVehicle & { submittedForm: VisitorForm | null }) {
  const messages = useMessages().vehicleFacts.retired
  return (
    <div>
      <div className={styles.page}>
        <h1>{messages.heading(vehicle.name)}</h1>
        {submittedForm && (
          <Notice tone="warning">
            <p>{messages.savedAnswers}</p>
          </Notice>
        )}
        {submittedForm && (
          <BookAnotherVehicle submittedForm={submittedForm} relatedVehicles={relatedVehicles} />
        )}
        <p className="lead">{messages.text}</p>
        <div className={styles.actions}>
          <ButtonLink variant="outline" href={ALL_VEHICLES}>
            {messages.allVehicles}
          </ButtonLink>
        </div>
      </div>
      {relatedVehicles.length > 0 && (
        <div className="wrap band">
          <VehicleList vehicles={relatedVehicles} heading="h2" />
        </div>
      )}
    </div>
  )
}

/** Submits the same answers to the form of another vehicle, which shows their price and sends nothing yet. */
function BookAnotherVehicle({
  submittedForm,
  relatedVehicles,
}: {
  submittedForm: VisitorForm
  relatedVehicles: RetiredVehicle["relatedVehicles"]
}) {
  const { continueWith } = useMessages().vehicleFacts.retired
  return (
    <FormProvider
      value={{ idPrefix: "resubmit", token: submittedForm.token, answers: submittedForm.answers, errors: [] }}
    >
      <form id={FORM_ID} method="post" noValidate className={styles.actions}>
        <HiddenAnswers answers={submittedForm.answers} />
        <FormGuardFields />
        {relatedVehicles.map(({ id, name }) => (
          <Button
            key={id}
            type="submit"
            variant="outline"
            formAction={vehiclePath(id)}
            name={ACTION}
            value={"price" satisfies BookingAction}
          >
            {continueWith(name)}
          </Button>
        ))}
      </form>
    </FormProvider>
  )
}
