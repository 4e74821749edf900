import type { ReactNode } from "react"
import type { Section } from "#domain/content/content.ts"
import { useLinksWithDates } from "./use-links-with-dates.ts"
import styles from "./written-sections.module.css"

/** Content of a section that is not an editor's text: before that text, in its place, or after it. */
export type ComputedContent = { before?: ReactNode; replacement?: ReactNode; after?: ReactNode }

type WrittenSectionsProps = {
  sections: readonly Section[]
  /** By the id of the section. */
  computedContent?: Readonly<Record<string, ComputedContent>>
}

/**
 * The sections that an editor wrote. Those that every guide has (reasons, sights, tips) have their own layout in the style sheet.
 */
export function WrittenSections({ sections, computedContent = {} }: WrittenSectionsProps) {
  const withDatesInLinks = useLinksWithDates()
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {computedContent[id]?.before}
      {computedContent[id]?.replacement ? (
        <div className={styles.text} data-section={id}>
          {computedContent[id].replacement}
        </div>
      ) : (
        <div
          className={styles.text}
          data-section={id}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our editors' Markdown, in which HTML is refused
          dangerouslySetInnerHTML={{ __html: withDatesInLinks(html) }}
        />
      )}
      {computedContent[id]?.after}
    </section>
  ))
}
