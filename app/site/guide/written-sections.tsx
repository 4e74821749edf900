import type { ReactNode } from "react"
import type { Section } from "#domain/content/content.ts"
import styles from "./written-sections.module.css"

type WrittenSectionsProps = {
  sections: readonly Section[]
  /** What we compute and show before an editor's text, by the section's id. */
  leads?: Readonly<Record<string, ReactNode>>
}

/** What an editor wrote. Sections that every guide has are laid out by their id: reasons, sights, tips. */
export function WrittenSections({ sections, leads = {} }: WrittenSectionsProps) {
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {leads[id]}
      <div
        className={styles.text}
        data-section={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our editors' Markdown, in which HTML is refused
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  ))
}
