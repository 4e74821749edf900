import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import styles from "#app/office/site/site.module.css"
import { type FieldOptions, SiteField } from "#app/office/site/site-field.tsx"
import { handleSetting } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SOCIAL_SERVICES } from "#domain/content/setting-schemas.ts"
import type { Route } from "./+types/route"
import { type CONTACT_FIELDS, CONTACT_FORM } from "./contact-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "contact")
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSetting(request, context, CONTACT_FORM)
}

type Field = (typeof CONTACT_FIELDS)[number]

/** The hours from 0 to 24, the midnight at the end of the day. */
const HOURS = Array.from({ length: 25 }, (_, hour) => String(hour))

/** The contact data of the company, which every page and every email show. */
export default function ContactSetting({
  loaderData: { value, layout },
  actionData: form,
}: Route.ComponentProps) {
  const { contact: messages } = useMessages().office.site
  const { clock: formatMinutes } = useMessages().contact
  const storedValues = CONTACT_FORM.toFormValues(value)
  const field = (field: Field, options: Omit<FieldOptions, "field" | "label"> = {}) => (
    <SiteField
      form={form}
      storedValues={storedValues}
      field={field}
      label={messages.fields[field]}
      hint={messages.hints[field]}
      {...options}
    />
  )
  const hours = HOURS.map((hour) => ({ value: hour, label: formatMinutes(Number(hour) * 60) }))
  return (
    <SettingLayout {...layout} form={form}>
      <EditForm version={layout.version} form={form} storedValues={storedValues} labels={messages.fields}>
        <fieldset>
          <legend>{messages.contactHeading}</legend>
          <div className={styles.pair}>
            {field("phone", { type: "tel" })}
            {field("messagingNumber", { type: "tel" })}
          </div>
          {field("email", { type: "email" })}
        </fieldset>
        <fieldset>
          <legend>{messages.officeHeading}</legend>
          {field("addressLines", { isLong: true })}
          <div className={styles.pair}>
            {field("opens", { options: hours })}
            {field("closes", { options: hours })}
          </div>
          <div className={styles.pair}>
            {field("latitude", { inputMode: "decimal" })}
            {field("longitude", { inputMode: "decimal" })}
          </div>
        </fieldset>
        <fieldset>
          <legend>{messages.social}</legend>
          <p className="soft">{messages.socialHint}</p>
          {SOCIAL_SERVICES.map((service) => (
            <SiteField
              key={service}
              form={form}
              storedValues={storedValues}
              field={service}
              label={messages.fields[service]}
              type="url"
            />
          ))}
        </fieldset>
      </EditForm>
    </SettingLayout>
  )
}
