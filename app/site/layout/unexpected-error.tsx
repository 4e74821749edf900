import { useLocation } from "react-router"
import { usePageIfLoaded } from "#app/islands/page-context.tsx"
import { HOME } from "#app/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./unexpected-error.module.css"

/** The page of an unexpected error: a fixed heading, the phone number and two links. The log has the details. */
export function UnexpectedError() {
  const { siteTitle, contact, unexpected } = useMessages().common
  const { pathname } = useLocation()
  const site = usePageIfLoaded()?.site
  return (
    <div className={styles.error}>
      <title>{siteTitle(unexpected.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{unexpected.heading}</h1>
      <p className="lead">{unexpected.advice}</p>
      <div className={styles.actions}>
        <ButtonLink href={pathname}>{unexpected.tryAgain}</ButtonLink>
        <ButtonLink href={HOME} variant="outline">
          {unexpected.home}
        </ButtonLink>
      </div>
      {site && (
        <a className="text-link" href={telephoneHref(site.phone)}>
          <Icon name="phone" />
          {contact.callNumber(site.phone)}
        </a>
      )}
    </div>
  )
}
