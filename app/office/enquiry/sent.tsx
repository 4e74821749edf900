import { FactList } from "#app/office/fact-list.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EmailContents, Fact } from "#domain/enquiry/email/contents.ts"
import styles from "./enquiry.module.css"

/** Everything that the visitor sent, in the words of the letter that the company gets; the price stands elsewhere. */
export function Sent({ sections, message }: Pick<EmailContents, "sections" | "message">) {
  const { one } = useMessages().officeEnquiries
  return (
    <>
      {sections.map(({ title, facts }) => (
        <section key={title}>
          <h2>{title}</h2>
          <FactList facts={facts.map(withoutAddress)} />
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

/** A letter writes out the address that its line leads to; here the line is a link. */
function withoutAddress({ label, lines, href }: Fact): Fact {
  return { label, href, lines: lines.filter((line) => line !== href) }
}
