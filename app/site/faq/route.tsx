import { portsContext } from "#app/context.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { FAQ, MAY_I_DRIVE } from "#app/paths.ts"
import { useContactLinks } from "#app/site/contact-links.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { questionsOf } from "#app/site/structured-data/questions.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Moonstone } from "#app/ui/moonstone.tsx"
import type { FaqItem } from "#domain/content/content.ts"
import type { Route } from "./+types/route"
import styles from "./faq.module.css"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { faq } = context.get(portsContext).content
  const head = titledPageHead({ request, context }, FAQ, {
    type: "FAQPage",
    mainEntity: () => questionsOf(faq),
  })
  return { head, faq }
}

/** The questions in their groups. Opening one closes any other, also across groups. */
export default function FaqPage({ loaderData: { faq } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <FaqHeader count={faq.length} />
      <div className={styles.list}>
        {groupItems(faq).map(({ group, items }, index) => (
          <section key={group} aria-labelledby={`group-${index + 1}`}>
            <h2 id={`group-${index + 1}`}>{group}</h2>
            {items.map((item) => (
              <Question key={item.question} item={item} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** All `<details>` have the same `name`, so that the browser closes the others when one opens. */
function Question({ item }: { item: FaqItem }) {
  const { checkedOn } = useMessages().faq
  return (
    <details className={styles.question} name="faq">
      <summary>
        {item.question}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <p>{item.answer}</p>
        <p className="small soft">{checkedOn(item.checkedOn)}</p>
      </div>
    </details>
  )
}

/** The title, and contact links for other questions. */
function FaqHeader({ count }: { count: number }) {
  const { faq, common, licence } = useMessages()
  const contactLinks = useContactLinks(faq.messagingText)
  const { officeHours } = usePage().site
  return (
    <div className={`${styles.header} dark-block`}>
      <h1>{faq.title(count)}</h1>
      <p className="lead">{faq.lead}</p>
      <p className={styles.actions}>
        <ButtonLink href={contactLinks.messagingHref}>
          <Icon name="chat" />
          {faq.askMessaging}
        </ButtonLink>
        <ButtonLink href={contactLinks.phoneHref} variant="outline">
          <Icon name="phone" />
          <span className="num">{contactLinks.phone}</span>
        </ButtonLink>
      </p>
      <p>
        <SiteLink href={MAY_I_DRIVE}>{licence.link}</SiteLink>
      </p>
      <p className="small soft">{common.footer.hours(officeHours.opens, officeHours.closes)}</p>
      <Moonstone className={styles.moonstone} />
    </div>
  )
}

/** Items by group, in the order in which groups first appear. */
function groupItems(items: readonly FaqItem[]): { group: string; items: FaqItem[] }[] {
  return [...Map.groupBy(items, ({ group }) => group)].map(([group, items]) => ({ group, items }))
}
