import { portsContext } from "#app/context.ts"
import { CREDITS } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Credit, CreditGroup } from "#domain/content/credits.ts"
import type { Route } from "./+types/route"
import styles from "./credits.module.css"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, CREDITS),
    groups: context.get(portsContext).content.credits,
  }
}

/** The licences and authors of the work that the site uses. Its entries are content. */
export default function CreditsPage({ loaderData: { groups } }: Route.ComponentProps) {
  const messages = useMessages().credits
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      {groups.map((group, index) => (
        <Group key={group.title} group={group} id={`credits-${index + 1}`} />
      ))}
    </>
  )
}

function Group({ group: { title, credits }, id }: { group: CreditGroup; id: string }) {
  return (
    <section className={`${styles.group} wrap`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.credits}>
        {credits.map((credit) => (
          <CreditItem key={credit.name} credit={credit} />
        ))}
      </ul>
    </section>
  )
}

function CreditItem({
  credit: { name, href, holder, usedFor, changes, licence, licenceHref },
}: {
  credit: Credit
}) {
  const messages = useMessages().credits
  return (
    <li>
      <h3>
        <MaybeLink href={href} text={name} />
      </h3>
      {holder && <p className="small soft">{holder}</p>}
      <p>{usedFor}</p>
      {changes && (
        <p>
          {messages.changes}: {changes}
        </p>
      )}
      <p>
        {messages.licence}: <MaybeLink href={licenceHref} text={licence} />
      </p>
    </li>
  )
}

function MaybeLink({ href, text }: { href: string | null; text: string }) {
  return href ? <a href={href}>{text}</a> : text
}
