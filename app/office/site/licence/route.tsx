import type { ComponentProps } from "react"
import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import { SiteField } from "#app/office/site/site-field.tsx"
import { handleSetting } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { LICENCE_ANSWERS } from "#domain/content/licence-rules.ts"
import type { Route } from "./+types/route"
import {
  CASE_FIELDS,
  CASES,
  type CaseField,
  caseField,
  GENERAL_FIELDS,
  LICENCE_FORM,
  OFFICE_FIELDS,
  OFFICES,
  type OfficeField,
  officeField,
  usedOffices,
} from "./licence-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "licence")
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSetting(request, context, LICENCE_FORM)
}

const MULTILINE_FIELDS: readonly (CaseField | OfficeField)[] = [
  "text",
  "needs",
  "sources",
  "steps",
  "documents",
  "fees",
  "note",
]

/** The page that edits the rules of 'May I drive?': the answers, the offices that issue permits, and the sources. */
export default function LicenceSetting({
  loaderData: { value, layout },
  actionData: form,
}: Route.ComponentProps) {
  const messages = useMessages().office.site.licence
  const storedValues = LICENCE_FORM.toFormValues(value)
  const usedNumbers = usedOffices(form?.answers ?? storedValues)
  const shownOffices = OFFICES.slice(0, Math.max(0, ...usedNumbers) + 1)
  const sharedProps: SharedFieldProps = { form, storedValues, autoComplete: "off" }
  return (
    <SettingLayout {...layout} form={form}>
      <EditForm version={layout.version} form={form} storedValues={storedValues} labels={useLabels()}>
        <p>{messages.intro}</p>
        <GeneralFields {...sharedProps} />
        {shownOffices.map((number) => (
          <OfficeFields key={number} {...sharedProps} number={number} isNew={!usedNumbers.includes(number)} />
        ))}
        {CASES.map((item) => (
          <CaseFields key={caseField(item, "answer")} {...sharedProps} item={item} />
        ))}
      </EditForm>
    </SettingLayout>
  )
}

/** The props that every field has. */
type SharedFieldProps = Pick<ComponentProps<typeof SiteField>, "form" | "storedValues" | "autoComplete">
type Case = (typeof CASES)[number]

/** The labels of all fields, for the comparison with a concurrent change. */
function useLabels(): Record<string, string> {
  const messages = useMessages().office.site.licence
  const caseName = useCaseName()
  return Object.fromEntries([
    ...[...GENERAL_FIELDS, "notKnown" as const].map((part) => [part, messages.fields[part]]),
    ...CASES.flatMap((item) =>
      CASE_FIELDS.map((part) => [
        caseField(item, part),
        messages.fieldLabel(caseName(item), messages.caseFields[part]),
      ]),
    ),
    ...OFFICES.flatMap((number) =>
      OFFICE_FIELDS.map((part) => [
        officeField(number, part),
        messages.fieldLabel(messages.office(number), messages.officeFields[part]),
      ]),
    ),
  ])
}

function useCaseName(): (item: Case) => string {
  const { office, licence: page } = useMessages()
  const { caseName, licences } = office.site.licence
  return ({ licence, vehicle }) => caseName(licences[licence], page.form.vehicles[vehicle])
}

function GeneralFields(sharedProps: SharedFieldProps) {
  const { general, fields, hints } = useMessages().office.site.licence
  return (
    <fieldset>
      <legend>{general}</legend>
      {GENERAL_FIELDS.map((part) => (
        <SiteField
          key={part}
          {...sharedProps}
          field={part}
          label={fields[part]}
          hint={hints[part]}
          {...(part === "readOn" ? { type: "date" } : { inputMode: "numeric" })}
        />
      ))}
      <SiteField {...sharedProps} field="notKnown" label={fields.notKnown} hint={hints.notKnown} isLong />
    </fieldset>
  )
}

function OfficeFields({
  number,
  isNew,
  ...sharedProps
}: SharedFieldProps & { number: number; isNew: boolean }) {
  const messages = useMessages().office.site.licence
  const id = officeField(number, "id")
  return (
    <fieldset>
      <legend>{isNew ? messages.newOffice(number) : messages.office(number)}</legend>
      <input
        type="hidden"
        name={id}
        value={(sharedProps.form?.answers ?? sharedProps.storedValues)[id] ?? ""}
      />
      {OFFICE_FIELDS.map((part) => (
        <SiteField
          key={part}
          {...sharedProps}
          field={officeField(number, part)}
          label={messages.officeFields[part]}
          hint={messages.officeHints[part]}
          isLong={MULTILINE_FIELDS.includes(part)}
          {...(part === "feesSeen" && { type: "date" })}
          {...(part === "licenceMonths" && { inputMode: "numeric" as const })}
        />
      ))}
    </fieldset>
  )
}

function CaseFields({ item, ...sharedProps }: SharedFieldProps & { item: Case }) {
  const { office, licence: page } = useMessages()
  const messages = office.site.licence
  const answers = LICENCE_ANSWERS.map((answer) => ({ value: answer, label: page.answers[answer] }))
  return (
    <fieldset>
      <legend>{useCaseName()(item)}</legend>
      {CASE_FIELDS.map((part) => (
        <SiteField
          key={part}
          {...sharedProps}
          field={caseField(item, part)}
          label={messages.caseFields[part]}
          hint={messages.caseHints[part]}
          isLong={MULTILINE_FIELDS.includes(part)}
          {...(part === "answer" && { options: answers })}
        />
      ))}
    </fieldset>
  )
}
