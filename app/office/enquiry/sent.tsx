import { useMessages } from "#app/ui/messages-context.tsx"
import type { LetterContents } from "#domain/enquiry/letter/contents.ts"
import styles from "./enquiry.module.css"

/** Everything that the visitor sent, in the words of the letter that the company gets; the price stands elsewhere. */
export function Sent({ sections, message }: Pick<LetterContents, "sections" | "message">) {
  const { one } = useMessages().office.enquiries
  return (
    <>
      {sections.map(({ title, facts }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl className={styles.facts}>
            {facts.map(({ label, lines, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {lines
                    .filter((line) => line !== href)
                    .map((line, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
                      <span key={index}>{href && index === 0 ? <a href={href}>{line}</a> : line}</span>
                    ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {message !== null && (
        <section>
          <h2>{one.message}</h2>
          <p className={styles.message}>{message}</p>
        </section>
      )}
    </>
  )
}
