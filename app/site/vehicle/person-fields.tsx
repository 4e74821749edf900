import { SelectField, TextField } from "#app/forms/fields.tsx"
import { type FormContextValue, FormProvider, isUntouched, useForm } from "#app/forms/form-context.tsx"
import { useDrawnOnce } from "#app/ui/drawn-once.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PERSON_TITLES } from "#domain/enquiry/booking.ts"
import { useHire } from "./hire-context.tsx"
import styles from "./reservation-form.module.css"

/** Who hires. Titles are words of the specification, agents those of the office: what is shown is what is sent. */
export function PersonFields() {
  const { agents } = useHire()
  const form = useForm()
  const inside = useDrawnOnce(<Fields form={form} agents={agents} />, isUntouched(form))
  return <section className={styles.part} aria-labelledby="reservation-you" {...inside} />
}

function Fields({ form, agents }: { form: FormContextValue; agents: readonly string[] }) {
  const words = useMessages().vehicle.reservation
  return (
    <FormProvider value={form}>
      <h3 id="reservation-you">{words.you}</h3>
      <div className={styles.fields}>
        <SelectField
          field="personTitle"
          options={PERSON_TITLES.map(asOption)}
          emptyLabel={words.selectTitle}
          autoComplete="honorific-prefix"
        />
        <TextField field="firstName" autoComplete="given-name" />
        <TextField field="lastName" autoComplete="family-name" isWide />
        <TextField field="contactNumber" type="tel" autoComplete="tel" />
        <TextField field="email" type="email" autoComplete="email" />
        {agents.length > 0 && (
          <SelectField
            field="agent"
            options={agents.map(asOption)}
            emptyLabel={words.noAgent}
            isOptional
            isWide
          />
        )}
      </div>
    </FormProvider>
  )
}

function asOption(value: string) {
  return { value, label: value }
}
