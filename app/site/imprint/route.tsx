import { usePage } from "#app/islands/page-context.tsx"
import { CREDITS, IMPRINT, PRIVACY, TERMS } from "#app/paths.ts"
import { useContactLinks } from "#app/site/contact-links.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { type HeadOptions, pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import { Chapter } from "#app/ui/chapter.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const mainEntity: HeadOptions["mainEntity"] = (jsonLd, card) => [companyOf(jsonLd, card)]
  return { head: titledPageHead({ request, context }, IMPRINT, { mainEntity }) }
}

/** The page about the company that runs the site: its name, address and contact details. */
export default function ImprintPage() {
  const { imprint: messages } = useMessages()
  const { companyName } = usePage().site
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead(companyName)}</p>
      </div>
      <Company />
      <ContactDetails />
      <Chapter id="more" title={messages.more}>
        <ul>
          <li>
            <SiteLink href={TERMS}>{messages.links.terms}</SiteLink>
          </li>
          <li>
            <SiteLink href={PRIVACY}>{messages.links.privacy}</SiteLink>
          </li>
          <li>
            <SiteLink href={CREDITS}>{messages.links.credits}</SiteLink>
          </li>
        </ul>
      </Chapter>
    </>
  )
}

function Company() {
  const { imprint: messages } = useMessages()
  const { companyName, addressLines, foundedYear } = usePage().site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <Chapter id="company" title={messages.company}>
      <address>
        <b>{companyName}</b>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p>{messages.since(foundedYear)}</p>
    </Chapter>
  )
}

function ContactDetails() {
  const { imprint: messages, contact } = useMessages()
  const { email, officeHours } = usePage().site
  const { phone, phoneHref, messagingHref } = useContactLinks(contact.messageText)
  return (
    <Chapter id="reach" title={messages.reach}>
      <p>
        {messages.telephone}: <a href={phoneHref}>{phone}</a>
      </p>
      <p>
        {messages.email}: <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <a href={messagingHref}>{messages.messaging}</a>
      </p>
      <p>
        {messages.hours}:{" "}
        {messages.fromTo(contact.clock(officeHours.opens * 60), contact.clock(officeHours.closes * 60))}
      </p>
    </Chapter>
  )
}
