import type { ReactNode } from "react"
import type { Section } from "#domain/content/content.ts"
import { useDatedHtml } from "./use-dated-html.ts"
import styles from "./written-sections.module.css"

/** The computed content of a section: above an editor's text, instead of it, and below it. */
export type ComputedContent = { lead?: ReactNode; body?: ReactNode; tail?: ReactNode }

type WrittenSectionsProps = {
  sections: readonly Section[]
  /** By the id of the section. */
  computed?: Readonly<Record<string, ComputedContent>>
}

/** The texts of an editor. The sections that every guide has (reasons, sights, tips) have their own layout, chosen by id. */
export function WrittenSections({ sections, computed = {} }: WrittenSectionsProps) {
  const dated = useDatedHtml()
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {computed[id]?.lead}
      {computed[id]?.body ? (
        <div className={styles.text} data-section={id}>
          {computed[id].body}
        </div>
      ) : (
        <div
          className={styles.text}
          data-section={id}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our editors' Markdown, in which HTML is refused
          dangerouslySetInnerHTML={{ __html: dated(html) }}
        />
      )}
      {computed[id]?.tail}
    </section>
  ))
}
