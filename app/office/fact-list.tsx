import type { Fact } from "#domain/enquiry/email/contents.ts"
import styles from "./fact-list.module.css"

/** Facts one below the other, their names beside them; the first line of each leads to its address, where it has one. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, lines, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
              <span key={index}>{href && index === 0 ? <a href={href}>{line}</a> : line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
