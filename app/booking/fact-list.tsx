import type { Fact } from "#domain/enquiry/email/contents.ts"
import styles from "./fact-list.module.css"

/** A list of labelled facts. The first line of a fact is a link if the fact has a URL. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, lines, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes
              <span key={index}>{href && index === 0 ? <a href={href}>{line}</a> : line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
