import type { ReactNode } from "react"
import type { Section } from "#domain/content/content.ts"
import styles from "./written-sections.module.css"

type WrittenSectionsProps = {
  sections: readonly Section[]
  /** Computed content above the text of a section, by its id. */
  introductions?: Readonly<Record<string, ReactNode>>
}

/** The sections of an editor. The style sheet lays out those that every guide has by their id: reasons, sights, tips. */
export function WrittenSections({ sections, introductions = {} }: WrittenSectionsProps) {
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {introductions[id]}
      <div
        className={styles.text}
        data-section={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown of editors, in which HTML is rejected
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  ))
}
