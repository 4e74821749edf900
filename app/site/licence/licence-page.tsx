import { LabelledControl } from "#app/forms/field.tsx"
import { CONTACT, MAY_I_DRIVE } from "#app/paths.ts"
import { CarriedDates } from "#app/site/layout/carried-dates.tsx"
import { type CarriedPlan, PLAN_PARAM } from "#app/site/plan/carried-plan.ts"
import { CarriedPlanLine } from "#app/site/plan/carried-plan-line.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice, type NoticeTone } from "#app/ui/notice.tsx"
import { DRIVEN_VEHICLES, type LicenceRules } from "#domain/content/licence-rules.ts"
import type { DriverAnswer, DriverQuestion, QuestionField } from "#domain/licence/may-drive.ts"
import styles from "./licence-page.module.css"
import { PermitOfficeList } from "./permit-office-list.tsx"
import { SourceList } from "./source-list.tsx"

type LicencePageProps = {
  /** The texts of the form's fields: the submitted ones, or the first day of the visitor's dates. */
  formValues: Readonly<Partial<Record<string, string>>>
  /** Whether the query has answers, from the form or from a link. */
  isSubmitted: boolean
  /** The plan of the trip from which the visitor opened the page. */
  plan: CarriedPlan | null
  countries: readonly (readonly [code: string, name: string])[]
  question: DriverQuestion
  invalidFields: readonly QuestionField[]
  answer: DriverAnswer | null
  /** The minimum age of a driver in years: the higher of the legal minimum and the company's. */
  minimumAge: number
  rules: LicenceRules
  /** The day in Sri Lanka. */
  today: string
}

const ANSWER_ID = "answer"

const TONES: Record<DriverAnswer["verdict"], NoticeTone> = {
  yes: "success",
  papers: "info",
  ask: "warning",
  tooYoung: "error",
}

/** The page 'May I drive?', which says which papers a driver needs. Complete without scripts. */
export function LicencePage(props: LicencePageProps) {
  const messages = useMessages().licence
  const { answer, isSubmitted, plan, rules } = props
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <div className={`wrap ${styles.page}`}>
        {plan && <CarriedPlanLine plan={plan} />}
        <QuestionForm {...props} />
        <div id={ANSWER_ID} className={styles.answer}>
          {answer && <Answer {...props} answer={answer} />}
          {isSubmitted && !answer && <Notice tone="warning">{messages.countryFirst}</Notice>}
        </div>
        <section className={styles.answer} aria-labelledby="not-known">
          <h2 id="not-known">{messages.notKnown}</h2>
          <ul>
            {rules.notKnown.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{messages.readOn(rules.readOn)}</p>
        </section>
      </div>
    </>
  )
}

function QuestionForm({ formValues, plan, countries, question, invalidFields, today }: LicencePageProps) {
  const { form: messages, errors } = useMessages().licence
  const field = (name: QuestionField) => ({
    id: `licence-${name}`,
    name,
    label: messages[name],
    error: invalidFields.includes(name) ? errors[name] : null,
  })
  return (
    <form
      action={`${MAY_I_DRIVE}#${ANSWER_ID}`}
      className={`${styles.form} screen-only`}
      aria-label={messages.label}
    >
      {plan && <input type="hidden" name={PLAN_PARAM} value={plan.query} autoComplete="off" />}
      <LabelledControl {...field("country")} value={question.country ?? ""}>
        {(control) => (
          <select {...control}>
            <option value="">{messages.choose}</option>
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <LabelledControl {...field("vehicle")} value={question.vehicle}>
        {(control) => (
          <select {...control}>
            {DRIVEN_VEHICLES.map((vehicle) => (
              <option key={vehicle} value={vehicle}>
                {messages.vehicles[vehicle]}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <LabelledControl {...field("day")} value={formValues.day ?? ""}>
        {(control) => <input {...control} type="date" min={today} />}
      </LabelledControl>
      <LabelledControl {...field("age")} value={formValues.age ?? ""}>
        {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
      </LabelledControl>
      <LabelledControl {...field("years")} value={formValues.years ?? ""}>
        {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
      </LabelledControl>
      <CarriedDates />
      <div className={styles.submit}>
        <Button type="submit" variant="primary">
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

function Answer({
  answer,
  minimumAge,
  rules,
  question: { day },
}: LicencePageProps & { answer: DriverAnswer }) {
  const messages = useMessages().licence
  const isOldEnough = answer.verdict !== "tooYoung"
  return (
    <>
      <Notice tone={TONES[answer.verdict]}>
        <h2>{messages.answers[answer.verdict]}</h2>
        <p>{isOldEnough ? answer.text : messages.tooYoung(minimumAge)}</p>
        {answer.mayNeedExperience && <p>{messages.experience(rules.experience)}</p>}
        {isOldEnough && day && day > rules.readOn && <p>{messages.dayAfterSources(day, rules.readOn)}</p>}
      </Notice>
      {isOldEnough && <SourceList sources={answer.sources} />}
      {isOldEnough && answer.needs.length > 0 && (
        <section aria-labelledby="needs">
          <h2 id="needs">{messages.requirements}</h2>
          <ul>
            {answer.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
      )}
      {isOldEnough && answer.permitOffices.length > 0 && (
        <PermitOfficeList offices={answer.permitOffices} day={day} />
      )}
      {answer.verdict !== "yes" && (
        <p className="screen-only">
          <ButtonLink variant="outline" href={CONTACT}>
            {messages.ask}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
