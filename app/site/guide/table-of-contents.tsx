import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./table-of-contents.module.css"

/** Links to the parts of a page: chips on a phone, a list beside the text where there is room. */
export function TableOfContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav className={styles.contents} aria-label={useMessages().guide.onThisPage}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
