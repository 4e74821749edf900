import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { linesIn } from "#app/office/site/contact/contact-form.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import { SiteField } from "#app/office/site/site-field.tsx"
import { handleSetting, type SettingForm } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

const AGENTS_FORM: SettingForm<"agents"> = {
  key: "agents",
  fields: ["agents"],
  toFormValues: (agents) => ({ agents: agents.join("\n") }),
  toInput: ({ agents = "" }) => linesIn(agents),
  fieldForPath: () => "agents",
  messageFor: (_, messages) => messages.agents.fieldError,
}

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "agents")
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSetting(request, context, AGENTS_FORM)
}

/** The agents that a booking offers as 'Contacted Agent'. */
export default function AgentsSetting({
  loaderData: { value, layout },
  actionData: form,
}: Route.ComponentProps) {
  const { agents: messages } = useMessages().office.site
  const storedValues = AGENTS_FORM.toFormValues(value)
  return (
    <SettingLayout {...layout} form={form}>
      <EditForm
        version={layout.version}
        form={form}
        storedValues={storedValues}
        labels={{ agents: messages.field }}
      >
        <SiteField
          form={form}
          storedValues={storedValues}
          field="agents"
          label={messages.field}
          hint={messages.hint}
          isLong
        />
      </EditForm>
    </SettingLayout>
  )
}
