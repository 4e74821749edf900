import { messagesContext, portsContext } from "#app/context.ts"
import { formHeaders, showForm } from "#app/forms/show-form.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import type { ScreenHandle } from "#app/site/screen-handle.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import styles from "./contact.module.css"
import { ContactForm, FORM_ID } from "./contact-form.tsx"
import { MapBox } from "./map-box.tsx"
import { Office } from "./office.tsx"
import { receiveMessage } from "./receive-message.ts"

export const handle = { hydrate: "contact", form: FORM_ID } satisfies ScreenHandle
export const headers = formHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { clock, settings } = context.get(portsContext)
  const { page } = context.get(messagesContext).contact
  const form = await showForm(request, context)
  tellOfPage(
    { request, context },
    {
      ...page,
      form,
      path: "/contact",
      type: "ContactPage",
      about: (at, card) => [companyOf(at, card)],
    },
  )
  return { form, now: wallTimeAt(clock()), mapUrl: settings.mapUrl }
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveMessage(request, context)
}

export default function ContactRoute({ loaderData: { form, now, mapUrl } }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.columns}>
        <ContactForm form={form} />
        <Office now={now} />
      </div>
      <MapBox mapUrl={mapUrl} />
    </>
  )
}
