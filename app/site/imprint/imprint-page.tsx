import { usePage } from "#app/islands/page-context.tsx"
import { CREDITS, PRIVACY, TERMS } from "#app/paths.ts"
import { useTalkLinks } from "#app/site/talk-links.ts"
import { Chapter } from "#app/ui/chapter.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** Who runs the site, as far as the company's data say it. */
export function ImprintPage() {
  const { imprint: texts } = useMessages()
  const { companyName } = usePage().site
  return (
    <>
      <div className="pagehead">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead(companyName)}</p>
      </div>
      <Company />
      <Reach />
      <Chapter id="more" title={texts.more}>
        <ul>
          <li>
            <a href={TERMS}>{texts.links.terms}</a>
          </li>
          <li>
            <a href={PRIVACY}>{texts.links.privacy}</a>
          </li>
          <li>
            <a href={CREDITS}>{texts.links.credits}</a>
          </li>
        </ul>
      </Chapter>
    </>
  )
}

function Company() {
  const { imprint: texts } = useMessages()
  const { companyName, addressLines, foundedYear } = usePage().site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <Chapter id="company" title={texts.company}>
      <address>
        <b>{companyName}</b>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p>{texts.since(foundedYear)}</p>
    </Chapter>
  )
}

function Reach() {
  const { imprint: texts, contact } = useMessages()
  const { email, officeHours } = usePage().site
  const { phone, phoneHref, messagingHref } = useTalkLinks(contact.messageText)
  return (
    <Chapter id="reach" title={texts.reach}>
      <p>
        {texts.telephone}: <a href={phoneHref}>{phone}</a>
      </p>
      <p>
        {texts.email}: <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <a href={messagingHref}>{texts.messaging}</a>
      </p>
      <p>
        {texts.hours}:{" "}
        {texts.fromTo(contact.clock(officeHours.opens * 60), contact.clock(officeHours.closes * 60))}
      </p>
    </Chapter>
  )
}
