import { useMessages } from "#app/ui/messages-context.tsx"
import type { LicenceSource } from "#domain/content/licence-rules.ts"
import styles from "./licence-page.module.css"

/** The sources of an answer, each with its date and its reliability. Renders nothing without sources. */
export function SourceList({ sources }: { sources: readonly LicenceSource[] }) {
  const messages = useMessages().licence
  if (sources.length === 0) return null
  return (
    <div className={styles.sources}>
      <p>{messages.sources}</p>
      <ul>
        {sources.map(({ title, href, seen, grade }) => (
          <li key={href}>
            <a href={href}>{title}</a> ({messages.seen(seen)}; {messages.grades[grade]})
          </li>
        ))}
      </ul>
    </div>
  )
}
