import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { NotFound } from "#app/site/not-found/not-found.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import { FORM_ID } from "./booking/booking-form.tsx"
import { HiddenAnswers } from "./booking/hidden-answers.tsx"
import type { Step } from "./booking/steps.ts"
import type { RetiredVehicle } from "./load-vehicle.ts"
import { Retired } from "./retired.tsx"
import styles from "./unavailable.module.css"

type UnavailableProps = { reason: CatalogueFailure; kept: VisitorForm | null; retired: RetiredVehicle | null }

/** The page without data: what to do now, and what was typed, held until it is tried again. */
export function Unavailable({ reason, kept, retired }: UnavailableProps) {
  const words = useMessages().vehicleFacts.unavailable
  const contactLinks = useContactLinks("")
  const { pathname, search } = usePage()
  if (retired) return <Retired {...retired} kept={kept} />
  // Only where the answer came so late that the page had begun: otherwise the whole answer is a 404.
  if (reason === "notFound")
    return (
      <div>
        <NotFound />
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      <Message tone="warn">
        <p>{reason === "malformed" ? words.malformed : words.text}</p>
        {kept && <p>{words.kept}</p>}
      </Message>
      <div className={styles.actions}>
        {kept ? (
          <AnsweredForm kept={kept} />
        ) : (
          <ButtonLink href={pathname + search}>{words.tryAgain}</ButtonLink>
        )}
        <ButtonLink look="line" href={contactLinks.phoneHref}>
          <span className="num">{contactLinks.phone}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

function AnsweredForm({ kept }: { kept: VisitorForm }) {
  const { tryAgain } = useMessages().vehicleFacts.unavailable
  return (
    <FormProvider value={{ idPrefix: "kept", token: kept.token, answers: kept.answers, errors: [] }}>
      <form id={FORM_ID} method="post" noValidate>
        <HiddenAnswers answers={kept.answers} />
        <FormGuardFields />
        <SubmitButton look="solid" idle={tryAgain} step={"confirm" satisfies Step} />
      </form>
    </FormProvider>
  )
}
