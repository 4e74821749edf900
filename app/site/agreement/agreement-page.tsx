import type { ReactNode } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TermsSection } from "#domain/content/content.ts"
import styles from "./agreement.module.css"

/** A specimen of the rental agreement, to print: blanks on the first sheet, terms and signatures on the second. */
export function AgreementPage({ terms }: { terms: readonly TermsSection[] }) {
  const { agreement: messages } = useMessages()
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{messages.page.name}</h1>
        <p className="lead">{messages.lead}</p>
        <p>{messages.print}</p>
      </div>
      <article className={styles.sheets} aria-label={messages.title}>
        <div className={styles.sheet}>
          <SheetHead />
          <Part title={messages.hirer}>
            <Blanks fields={messages.hirerFields} />
          </Part>
          <Part title={messages.vehicle}>
            <Blanks fields={messages.vehicleFields} />
          </Part>
          <Part title={messages.money}>
            <Blanks fields={messages.moneyFields} />
          </Part>
        </div>
        <div className={styles.sheet}>
          <Part title={messages.terms}>
            <Terms terms={terms} />
          </Part>
          <Part title={messages.signatures}>
            <Blanks fields={messages.signatureFields} />
            <p className="small">{messages.notABooking}</p>
          </Part>
        </div>
      </article>
    </>
  )
}

/** The company, and the note that this sheet is a specimen. */
function SheetHead() {
  const { title, specimen, company } = useMessages().agreement
  const { companyName, addressLines, phone, email } = usePage().site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <header className={styles.sheetHead}>
      <div>
        <p className={styles.specimen}>{specimen}</p>
        <h2>{title}</h2>
      </div>
      <address>
        <span className="vh">{company}: </span>
        <b>{companyName}</b>
        {[...address, phone, email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </header>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Blanks({ fields }: { fields: readonly string[] }) {
  return (
    <ul className={styles.blanks}>
      {fields.map((field) => (
        <li key={field}>{field}</li>
      ))}
    </ul>
  )
}

/** Numbered, so that people at the counter can refer to a term. */
function Terms({ terms }: { terms: readonly TermsSection[] }) {
  const { prohibited: notAllowed } = useMessages().agreement
  return (
    <ol className={styles.terms}>
      {terms.map(({ title, content, prohibited }) => (
        <li key={title}>
          <b>{title}.</b> {prohibited.length > 0 && `${notAllowed(listed(prohibited))} `}
          {content.join(" ")}
        </li>
      ))}
    </ol>
  )
}

const listFormat = new Intl.ListFormat("en", { type: "conjunction" })

/** `racing, towing, and smoking` */
function listed(acts: readonly string[]): string {
  return listFormat.format(acts.map((act) => act.toLowerCase()))
}
