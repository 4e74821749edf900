import type { ReactNode } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CompanyDetails, TermsSection } from "#domain/content/content.ts"
import styles from "./agreement.module.css"
import type { FilledValues } from "./filled-values.ts"

type AgreementProps = {
  terms: readonly TermsSection[]
  /** The contact data of the company. */
  site: CompanyDetails
  /** The values of a booking. Null: a blank agreement. */
  filledValues: FilledValues | null
}

/** The rental agreement for print: the values are on the first page, terms and signatures on the second. */
export function AgreementPage({ terms, site, filledValues }: AgreementProps) {
  const { agreement: messages } = useMessages()
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{filledValues ? messages.filled.title(filledValues.reference) : messages.page.name}</h1>
        <p className="lead">{filledValues ? messages.filled.lead : messages.lead}</p>
        <p>{messages.print}</p>
      </div>
      <article className={styles.pages} aria-label={messages.title}>
        <div className={styles.page}>
          <AgreementHead
            badge={filledValues ? messages.filled.reference(filledValues.reference) : messages.specimen}
            site={site}
          />
          <Section title={messages.hirer}>
            <Blanks fields={messages.hirerFields} values={filledValues?.hirerFields} />
          </Section>
          <Section title={messages.vehicle}>
            <Blanks fields={messages.vehicleFields} values={filledValues?.vehicleFields} />
          </Section>
          <Section title={messages.money}>
            <Blanks fields={messages.moneyFields} values={filledValues?.moneyFields} />
          </Section>
        </div>
        <div className={styles.page}>
          <Section title={messages.terms}>
            <Terms terms={terms} />
          </Section>
          <Section title={messages.signatures}>
            <Blanks fields={messages.signatureFields} />
            <p className="small">{filledValues ? messages.filled.note : messages.notABooking}</p>
          </Section>
        </div>
      </article>
    </>
  )
}

/** The company, and the booking's reference or the note that the agreement is a specimen. */
function AgreementHead({ badge, site }: { badge: string; site: CompanyDetails }) {
  const { title, company } = useMessages().agreement
  const { companyName, addressLines, phone, email } = site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <header className={styles.pageHead}>
      <div>
        <p className={styles.badge}>{badge}</p>
        <h2>{title}</h2>
      </div>
      <address>
        <span className="visually-hidden">{company}: </span>
        <b>{companyName}</b>
        {[...address, phone, email].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </header>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

type BlanksProps = {
  /** The labels, by field. */
  fields: Readonly<Record<string, string>>
  values?: Readonly<Record<string, string | undefined>> | undefined
}

/** Labelled fields, each with its value or a blank. */
function Blanks({ fields, values = {} }: BlanksProps) {
  return (
    <ul className={styles.blanks}>
      {Object.entries(fields).map(([field, label]) => (
        <li key={field}>
          {label}
          {values[field] && <b>{values[field]}</b>}
        </li>
      ))}
    </ul>
  )
}

/** The terms as a numbered list, so that people at the counter can refer to one by its number. */
function Terms({ terms }: { terms: readonly TermsSection[] }) {
  const { prohibited: prohibitedText } = useMessages().agreement
  return (
    <ol className={styles.terms}>
      {terms.map(({ title, content, prohibited }) => (
        <li key={title}>
          <b>{title}.</b> {prohibited.length > 0 && `${prohibitedText(joinActs(prohibited))} `}
          {content.join(" ")}
        </li>
      ))}
    </ol>
  )
}

const listFormat = new Intl.ListFormat("en", { type: "conjunction" })

/** `racing, towing, and smoking` */
function joinActs(acts: readonly string[]): string {
  return listFormat.format(acts.map((act) => act.toLowerCase()))
}
