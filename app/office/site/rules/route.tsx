import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import { SiteField } from "#app/office/site/site-field.tsx"
import { handleSetting } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { RULE_NAMES } from "#domain/content/rules.ts"
import type { Route } from "./+types/route"
import { RULES_FORM } from "./rules-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "rules")
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSetting(request, context, RULES_FORM)
}

/** The figures of the rental rules, such as the kilometres that a day includes, which pages insert into their texts. */
export default function RulesSetting({
  loaderData: { value, layout },
  actionData: form,
}: Route.ComponentProps) {
  const { rules: messages } = useMessages().office.site
  const storedValues = RULES_FORM.toFormValues(value)
  return (
    <SettingLayout {...layout} form={form}>
      <EditForm version={layout.version} form={form} storedValues={storedValues} labels={messages.fields}>
        <p>{messages.intro}</p>
        {RULE_NAMES.map((name) => (
          <SiteField
            key={name}
            form={form}
            storedValues={storedValues}
            field={name}
            label={messages.fields[name]}
            inputMode="decimal"
          />
        ))}
      </EditForm>
    </SettingLayout>
  )
}
