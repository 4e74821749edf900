import { Island } from "#app/islands/island.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { SocialIcon } from "#app/site/social-icon.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { WallTime } from "#domain/rental-period.ts"
import styles from "./contact.module.css"
import { OfficeHours } from "./office-hours.tsx"

/** The address, the hours and the contact links of the office. */
export function Office({ now }: { now: WallTime }) {
  const { office } = useMessages().contact
  const { addressLines } = usePage().site
  return (
    <div className={styles.office}>
      <div className="stack">
        <h2>{office.heading}</h2>
        <address className={`${styles.address} lead`}>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <Island name="officeHours" component={OfficeHours} props={{ now }} />
      <OfficeContactLinks />
      <SocialLinks />
    </div>
  )
}

function OfficeContactLinks() {
  const { contact, common } = useMessages()
  const { email } = usePage().site
  const contactLinks = useContactLinks(contact.messageText)
  return (
    <p className={styles.contactLinks}>
      <ButtonLink href={contactLinks.phoneHref}>
        <Icon name="phone" />
        <span className="num">{contactLinks.phone}</span>
      </ButtonLink>
      <ButtonLink variant="outline" href={contactLinks.messagingHref}>
        <Icon name="chat" />
        {common.contact.messaging}
      </ButtonLink>
      <ButtonLink variant="outline" href={`mailto:${email}`}>
        <Icon name="mail" />
        {email}
      </ButtonLink>
    </p>
  )
}

function SocialLinks() {
  const { office } = useMessages().contact
  const { social } = usePage().site
  return (
    <div>
      <h3>{office.follow}</h3>
      <ul className={styles.social}>
        {social.map(({ service, href }) => (
          <li key={service}>
            <a className="text-link" href={href} rel="noopener" target="_blank">
              <SocialIcon service={service} />
              {office.social[service]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
