import { usePage } from "#app/islands/page-context.tsx"
import { TITLED_PAGES } from "#app/pages.ts"
import { AGREEMENT } from "#app/paths.ts"
import { SocialIcon } from "#app/site/social-icon.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CompanyDetails } from "#domain/content/content.ts"
import styles from "./footer.module.css"
import { useLayoutData, usePathWithDates } from "./layout-data.ts"
import { useMessagingHref } from "./use-messaging-href.ts"

export function Footer() {
  const { footer } = useMessages().common
  const { year } = useLayoutData()
  const { site } = usePage()
  const { companyName, foundedYear, officeHours, social } = site
  return (
    <footer className={`${styles.footer} dark-block wrap`}>
      <div className={styles.columns}>
        <div className="stack">
          <p className={styles.town}>{footer.place}</p>
          <p className="soft">{footer.hours(officeHours.opens, officeHours.closes)}</p>
        </div>
        <FooterContactLinks {...site} messagingHref={useMessagingHref()} />
        <CompanyLinks />
        <SocialLinks social={social} />
      </div>
      <div className={styles.bottomLine}>
        <p>{footer.copyright(foundedYear, year, companyName)}</p>
        <p>{footer.currency}</p>
      </div>
    </footer>
  )
}

type FooterContactLinksProps = Pick<CompanyDetails, "phone" | "email"> & { messagingHref: string }

function FooterContactLinks({ phone, email, messagingHref }: FooterContactLinksProps) {
  const { footer, contact } = useMessages().common
  return (
    <div>
      <h2>{footer.contact}</h2>
      <ul className={styles.links}>
        <li>
          <a href={telephoneHref(phone)}>
            <Icon name="phone" />
            <span className="num">{phone}</span>
          </a>
        </li>
        <li>
          <a href={messagingHref} rel="noopener" target="_blank">
            <Icon name="chat" />
            {contact.messaging}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      </ul>
    </div>
  )
}

/** The links of the register of pages, among them the four of docs/requirements.md, R3.5. */
function CompanyLinks() {
  const messages = useMessages()
  const pathWithDates = usePathWithDates()
  const links = TITLED_PAGES.flatMap(({ pattern, footerLink }) =>
    footerLink ? { href: pattern, text: footerLink(messages) } : [],
  )
  return (
    <div>
      <h2>{messages.common.footer.company}</h2>
      <ul className={styles.links}>
        {links.map(({ href, text }) => (
          // `data-dated`: the script of a vehicle page adds the dates that a visitor enters to the URL of the link. The link
          // to the agreement has no dates, because a query there identifies a private booking.
          <li key={href} data-dated={href !== AGREEMENT || undefined}>
            <a href={href === AGREEMENT ? href : pathWithDates(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SocialLinks({ social }: Pick<CompanyDetails, "social">) {
  const { footer } = useMessages().common
  return (
    <div>
      <h2>{footer.follow}</h2>
      <ul className={styles.social}>
        {social.map(({ service, href }) => (
          <li key={service}>
            <a href={href} rel="noopener" target="_blank" aria-label={footer.social[service]}>
              <SocialIcon service={service} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
