import type { DetailRow } from "#domain/enquiry/email/contents.ts"
import styles from "./detail-list.module.css"

/** A description list (`<dl>`). The first line of a row is a link if the row has a URL. */
export function DetailList({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, lines, href }) => (
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
