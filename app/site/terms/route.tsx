import { portsContext } from "#app/context.ts"
import { AGREEMENT, MAY_I_DRIVE, TERMS } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TermsSection } from "#domain/content/content.ts"
import type { Route } from "./+types/route"
import styles from "./terms.module.css"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, TERMS),
    terms: context.get(portsContext).content.terms,
  }
}

/** The company's terms as cards. A card begins with its key figure, if it has one. */
export default function TermsPage({ loaderData: { terms } }: Route.ComponentProps) {
  const { terms: messages, licence } = useMessages()
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead(terms.length)}</p>
      </div>
      <div className={styles.cards}>
        {terms.map((section) => (
          <Card key={section.title} section={section} />
        ))}
      </div>
      <p className={styles.links}>
        <a className="text-link" href={AGREEMENT}>
          {messages.onPaper}
        </a>
        <SiteLink className="text-link" href={MAY_I_DRIVE}>
          {licence.link}
        </SiteLink>
      </p>
    </>
  )
}

function Card({ section: { title, figure, figureNote, content, prohibited } }: { section: TermsSection }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {figure && (
        <p className={styles.figure}>
          {figure} <small>{figureNote}</small>
        </p>
      )}
      <div className={styles.text}>
        {prohibited.length > 0 && (
          <ul className={styles.prohibited}>
            {prohibited.map((act) => (
              <li key={act}>
                <Icon name="ban" />
                {act}
              </li>
            ))}
          </ul>
        )}
        {content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
