import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { ConfirmForm, EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { UNDO_LAST_CHANGE } from "#app/office/site/save-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import { SiteField } from "#app/office/site/site-field.tsx"
import { handleSetting } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { Route } from "./+types/route"
import { ABROAD_FORM } from "./abroad-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  return loadSetting(request, context, "abroad")
}

export function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  return handleSetting(request, context, ABROAD_FORM)
}

/** The rates for visitors from abroad, in per cent of the normal rates. */
export default function AbroadSetting({ loaderData: { value, layout }, actionData }: Route.ComponentProps) {
  const { abroad: messages } = useMessages().office.site
  const storedValues = ABROAD_FORM.toFormValues(value)
  const isUndo = actionData?.answers.act === UNDO_LAST_CHANGE
  // The button that undoes the last change submits none of the fields.
  const form = isUndo ? undefined : actionData
  const fieldProps = { form, storedValues, inputMode: "decimal", autoComplete: "off" } as const
  return (
    <SettingLayout {...layout} form={form}>
      {isUndo && <ConfirmForm form={actionData} />}
      <EditForm version={layout.version} form={form} storedValues={storedValues} labels={messages.fields}>
        <p>
          <strong>{hasAbroadRates(value) ? messages.stateOn : messages.stateOff}</strong> {messages.intro}
        </p>
        <SiteField
          {...fieldProps}
          field="everyTier"
          label={messages.fields.everyTier}
          hint={messages.everyTierHint}
        />
        <fieldset>
          <legend>{messages.byTier}</legend>
          <p>{messages.byTierHint}</p>
          {TIERS.map(({ id }) => (
            <SiteField key={id} {...fieldProps} field={id} label={messages.fields[id]} />
          ))}
        </fieldset>
      </EditForm>
    </SettingLayout>
  )
}
