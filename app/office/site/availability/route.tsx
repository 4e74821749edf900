import { officePortsContext } from "#app/context.ts"
import { CheckboxField } from "#app/forms/fields.tsx"
import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import { handleSetting, type SettingForm } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

const AVAILABILITY_FORM: SettingForm<"availability"> = {
  key: "availability",
  fields: ["isShown"],
  toFormValues: ({ isShown }) => ({ isShown: isShown ? "yes" : "" }),
  toInput: ({ isShown }) => ({ isShown: isShown === "yes" }),
  fieldForPath: (path) => path,
  messageFor: (_, { availability }) => availability.field, // never shown: a checkbox has no invalid value
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const hasCalendar = context.get(officePortsContext).fleet !== null
  return { ...(await loadSetting(request, context, "availability")), hasCalendar }
}

export function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  return handleSetting(request, context, AVAILABILITY_FORM)
}

/** The setting that shows visitors whether a vehicle is already booked on their days. */
export default function AvailabilitySetting({
  loaderData: { value, layout, hasCalendar },
  actionData: form,
}: Route.ComponentProps) {
  const { availability: messages } = useMessages().office.site
  const storedValues = AVAILABILITY_FORM.toFormValues(value)
  return (
    <SettingLayout {...layout} form={form}>
      <EditForm
        version={layout.version}
        form={form}
        storedValues={storedValues}
        labels={{ isShown: messages.field }}
      >
        {!hasCalendar && (
          <Notice tone="info">
            <p>{messages.noCalendar}</p>
          </Notice>
        )}
        <p>
          <strong>{value.isShown ? messages.stateOn : messages.stateOff}</strong> {messages.intro}
        </p>
        <p>{messages.limitsHint}</p>
        <p>{messages.calendarHint}</p>
        <CheckboxField field="isShown" label={messages.field} form={form} initial={storedValues.isShown} />
      </EditForm>
    </SettingLayout>
  )
}
