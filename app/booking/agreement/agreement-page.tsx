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
  filled: FilledValues | null
}

/** The rental agreement for print: the values are on the first sheet, terms and signatures on the second. */
export function AgreementPage({ terms, site, filled }: AgreementProps) {
  const { agreement: messages } = useMessages()
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{filled ? messages.filled.title(filled.reference) : messages.page.name}</h1>
        <p className="lead">{filled ? messages.filled.lead : messages.lead}</p>
        <p>{messages.print}</p>
      </div>
      <article className={styles.sheets} aria-label={messages.title}>
        <div className={styles.sheet}>
          <SheetHead
            badge={filled ? messages.filled.reference(filled.reference) : messages.specimen}
            site={site}
          />
          <Part title={messages.hirer}>
            <Blanks fields={messages.hirerFields} values={filled?.hirerFields} />
          </Part>
          <Part title={messages.vehicle}>
            <Blanks fields={messages.vehicleFields} values={filled?.vehicleFields} />
          </Part>
          <Part title={messages.money}>
            <Blanks fields={messages.moneyFields} values={filled?.moneyFields} />
          </Part>
        </div>
        <div className={styles.sheet}>
          <Part title={messages.terms}>
            <Terms terms={terms} />
          </Part>
          <Part title={messages.signatures}>
            <Blanks fields={messages.signatureFields} />
            <p className="small">{filled ? messages.filled.note : messages.notABooking}</p>
          </Part>
        </div>
      </article>
    </>
  )
}

/** The company, and the booking's reference or the note that this sheet is a specimen. */
function SheetHead({ badge, site }: { badge: string; site: CompanyDetails }) {
  const { title, company } = useMessages().agreement
  const { companyName, addressLines, phone, email } = site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <header className={styles.sheetHead}>
      <div>
        <p className={styles.specimen}>{badge}</p>
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

/** The terms are numbered, so that people at the counter can refer to one. */
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
