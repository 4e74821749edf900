import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VehicleList } from "#app/ui/vehicle-list.tsx"
import { FORM_ID } from "./booking/booking-form.tsx"
import { HiddenAnswers } from "./booking/hidden-answers.tsx"
import { STEP, type Step } from "./booking/steps.ts"
import type { RetiredVehicle } from "./load-vehicle.ts"
import styles from "./unavailable.module.css"

/** A vehicle that can no longer be hired: what is like it, and what was typed, which goes on to another one. */
export function Retired({ vehicle, others, kept }: RetiredVehicle & { kept: VisitorForm | null }) {
  const words = useMessages().vehicleFacts.retired
  return (
    <div>
      <div className={styles.page}>
        <h1>{words.heading(vehicle.name)}</h1>
        {kept && (
          <Message tone="warn">
            <p>{words.kept}</p>
          </Message>
        )}
        {kept && <GoOn kept={kept} others={others} />}
        <p className="lead">{words.text}</p>
        <div className={styles.actions}>
          <ButtonLink look="line" href={listingPath(null)}>
            {words.allVehicles}
          </ButtonLink>
        </div>
      </div>
      {others.length > 0 && (
        <div className="wrap band">
          <VehicleList vehicles={others} heading="h2" />
        </div>
      )}
    </div>
  )
}

/** The same answers, sent to the form of another vehicle: it prices them, and sends nothing yet. */
function GoOn({ kept, others }: { kept: VisitorForm; others: RetiredVehicle["others"] }) {
  const { goOn } = useMessages().vehicleFacts.retired
  return (
    <FormProvider value={{ idPrefix: "kept", token: kept.token, answers: kept.answers, errors: [] }}>
      <form id={FORM_ID} method="post" noValidate className={styles.actions}>
        <HiddenAnswers answers={kept.answers} />
        <FormGuardFields />
        {others.map(({ id, name }) => (
          <Button
            key={id}
            type="submit"
            look="line"
            formAction={vehiclePath(id)}
            name={STEP}
            value={"price" satisfies Step}
          >
            {goOn(name)}
          </Button>
        ))}
      </form>
    </FormProvider>
  )
}
