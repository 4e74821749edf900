import { ALL_VEHICLES, CONTACT, HOME } from "#app/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./not-found.module.css"

/** The page for an unknown URL and for a thrown 404: the drawing of a kilometre post, and links to other pages. */
export function NotFound() {
  const { common, notFound } = useMessages()
  return (
    // `data-ends-on-road` removes the space above the drawn road at the bottom of the page (app/ui/procession.module.css), because the
    // post stands on that road.
    <div className={styles.page} data-ends-on-road>
      <title>{common.siteTitle(notFound.page.title)}</title>
      <meta name="description" content={notFound.page.description} />
      <meta name="robots" content="noindex" />
      <div className={styles.post} aria-hidden="true">
        <b>{notFound.code}</b>
        <span>{notFound.kilometres}</span>
      </div>
      <div className={styles.text}>
        <h1>
          <span className="visually-hidden">{notFound.code}: </span>
          {notFound.heading}
        </h1>
        <p className="lead">{notFound.remark}</p>
        <ButtonLink href={HOME} variant="primary">
          {notFound.backHome}
          <Icon name="arrow" />
        </ButtonLink>
        <p className={styles.links}>
          <a href={ALL_VEHICLES} className="text-link">
            {notFound.allVehicles}
          </a>
          <a href={CONTACT} className="text-link">
            {notFound.contact}
          </a>
        </p>
      </div>
    </div>
  )
}
