import { messagesContext, portsContext } from "#app/context.ts"
import { formHeaders, showForm, titleWithErrors } from "#app/forms/show-form.ts"
import { pageFacts } from "#app/site/page-facts.ts"
import { pageMeta } from "#app/site/page-meta.ts"
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
export const meta = pageMeta
export const headers = formHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { clock, settings } = context.get(portsContext)
  const messages = context.get(messagesContext)
  const form = await showForm(request, context)
  const facts = pageFacts(
    { request, context },
    {
      ...messages.contact.page,
      path: "/contact",
      type: "ContactPage",
      about: (at, card) => [companyOf(at, card)],
    },
  )
  return {
    page: { ...facts, title: titleWithErrors(facts.title, form, messages.forms.errorPrefix) },
    form,
    now: wallTimeAt(clock()),
    mapUrl: settings.mapUrl,
  }
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
