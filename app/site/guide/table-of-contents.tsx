import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./table-of-contents.module.css"

/** Links to the sections of a page: a row on a phone, a list beside the text in a wide window. */
export function TableOfContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className={styles.contents} aria-label={useMessages().guide.onThisPage}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
