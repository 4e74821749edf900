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
  CASE_PARTS,
  CASES,
  type CasePart,
  caseField,
  GENERAL_PARTS,
  LICENCE_FORM,
  OFFICE_PARTS,
  OFFICES,
  type OfficePart,
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

const LONG_PARTS: readonly (CasePart | OfficePart)[] = [
  "text",
  "needs",
  "sources",
  "steps",
  "documents",
  "fees",
  "note",
]

/** Who may drive what, where permits are issued, and the sources: what 'May I drive?' shows. */
export default function LicenceSetting({
  loaderData: { value, layout },
  actionData: form,
}: Route.ComponentProps) {
  const { office, licence: page } = useMessages()
  const messages = office.site.licence
  const current = LICENCE_FORM.valuesOf(value)
  const shared = { form, current, autoComplete: "off" }
  const used = usedOffices(form?.answers ?? current)
  const shown = OFFICES.slice(0, Math.max(0, ...used) + 1)
  const caseName = (item: (typeof CASES)[number]) =>
    messages.caseName(messages.licences[item.licence], page.form.vehicles[item.vehicle])
  const labels = Object.fromEntries([
    ...[...GENERAL_PARTS, "notKnown" as const].map((part) => [part, messages.fields[part]]),
    ...CASES.flatMap((item) =>
      CASE_PARTS.map((part) => [
        caseField(item, part),
        messages.ofPart(caseName(item), messages.caseFields[part]),
      ]),
    ),
    ...OFFICES.flatMap((number) =>
      OFFICE_PARTS.map((part) => [
        officeField(number, part),
        messages.ofPart(messages.office(number), messages.officeFields[part]),
      ]),
    ),
  ])
  return (
    <SettingLayout {...layout} isStale={layout.isStale && !form?.outcome}>
      <EditForm version={layout.version} form={form} current={current} labels={labels}>
        <p>{messages.intro}</p>
        <fieldset>
          <legend>{messages.general}</legend>
          {GENERAL_PARTS.map((part) => (
            <SiteField
              key={part}
              {...shared}
              field={part}
              label={messages.fields[part]}
              hint={messages.hints[part]}
              {...(part === "readOn" ? { type: "date" } : { inputMode: "numeric" })}
            />
          ))}
          <SiteField
            {...shared}
            field="notKnown"
            label={messages.fields.notKnown}
            hint={messages.hints.notKnown}
            isLong
          />
        </fieldset>
        {shown.map((number) => (
          <fieldset key={number}>
            <legend>{used.includes(number) ? messages.office(number) : messages.newOffice(number)}</legend>
            <input
              type="hidden"
              name={officeField(number, "id")}
              value={(form?.answers ?? current)[officeField(number, "id")] ?? ""}
            />
            {OFFICE_PARTS.map((part) => (
              <SiteField
                key={part}
                {...shared}
                field={officeField(number, part)}
                label={messages.officeFields[part]}
                hint={messages.officeHints[part]}
                isLong={LONG_PARTS.includes(part)}
                {...(part === "feesSeen" && { type: "date" })}
                {...(part === "licenceMonths" && { inputMode: "numeric" as const })}
              />
            ))}
          </fieldset>
        ))}
        {CASES.map((item) => (
          <fieldset key={caseName(item)}>
            <legend>{caseName(item)}</legend>
            {CASE_PARTS.map((part) => (
              <SiteField
                key={part}
                {...shared}
                field={caseField(item, part)}
                label={messages.caseFields[part]}
                hint={messages.caseHints[part]}
                isLong={LONG_PARTS.includes(part)}
                {...(part === "answer" && {
                  options: LICENCE_ANSWERS.map((answer) => ({ value: answer, label: page.answers[answer] })),
                })}
              />
            ))}
          </fieldset>
        ))}
      </EditForm>
    </SettingLayout>
  )
}
