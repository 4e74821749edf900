import { portsContext } from "#app/context.ts"
import { ABOUT } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Moonstone } from "#app/ui/moonstone.tsx"
import type { AboutPage as AboutContent } from "#domain/content/content.ts"
import type { Route } from "./+types/route"
import styles from "./about.module.css"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, ABOUT, {
      type: "AboutPage",
      mainEntity: (jsonLd, card) => [companyOf(jsonLd, card)],
    }),
    about: context.get(portsContext).content.about,
  }
}

/** The page about the company. Its texts, except the headings and the line above the title, are content. */
export default function AboutPage({ loaderData: { about } }: Route.ComponentProps) {
  const messages = useMessages().about
  return (
    <>
      <div className={`${styles.poster} dark-block`}>
        <p className={styles.kicker}>{messages.kicker}</p>
        <h1>{messages.title}</h1>
        <p className={styles.intro}>{about.intro}</p>
        <Moonstone className={styles.moonstone} />
      </div>
      <Chapter id="story" title={messages.story} paragraphs={about.story} />
      <Reasons reasons={about.reasons} />
      <Chapter id="mission" title={messages.mission} paragraphs={[about.mission]} />
      <Chapter id="commitment" title={messages.commitment} paragraphs={[about.commitment]} />
    </>
  )
}

type ChapterProps = { id: string; title: string; paragraphs: readonly string[] }

/** A large heading beside its text; the first paragraph is the lead. */
function Chapter({ id, title, paragraphs }: ChapterProps) {
  return (
    <section className={`${styles.chapter} wrap`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "lead" : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

function Reasons({ reasons }: Pick<AboutContent, "reasons">) {
  return (
    <section className={`${styles.reasons} wrap`} aria-labelledby="reasons">
      <h2 id="reasons">{useMessages().about.reasons}</h2>
      <ul className={styles.columns}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
