import { portsContext } from "#app/context.ts"
import { handleForm } from "#app/forms/handle-form.ts"
import { formHeaders, loadForm } from "#app/forms/load-form.ts"
import { Island } from "#app/islands/island.tsx"
import { CONTACT } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import { type ContactMessage, checkContactMessage } from "#domain/enquiry/contact-message.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import styles from "./contact.module.css"
import { readContactAnswers } from "./contact-answers.ts"
import { ContactForm } from "./contact-form.tsx"
import { MapBox } from "./map-box.tsx"
import { Office } from "./office.tsx"

export const meta = pageMeta
export const headers = formHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { clock, settings } = context.get(portsContext)
  const form = await loadForm(request, context)
  const head = titledPageHead({ request, context }, CONTACT, {
    form,
    type: "ContactPage",
    mainEntity: (jsonLd, card) => [companyOf(jsonLd, card)],
  })
  return { head, form, now: wallTimeAt(clock()), mapUrl: settings.mapUrl }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm<ContactMessage>({
    request,
    context,
    read: readContactAnswers,
    check: checkContactMessage,
  })
}

export default function ContactRoute({ loaderData: { form, now, mapUrl } }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.columns}>
        <Island name="contactForm" component={ContactForm} props={{ form }} />
        <Office now={now} />
      </div>
      <Island name="mapBox" component={MapBox} props={{ mapUrl }} />
    </>
  )
}
