import type { ReactNode } from "react"
import { DetailList } from "#app/booking/detail-list.tsx"
import { PriceLines } from "#app/booking/price-lines.tsx"
import { termsRows } from "#app/booking/terms-rows.ts"
import { TextAreaField } from "#app/forms/fields.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { agreementPath, TERMS, visitorPagePath } from "#app/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice, type NoticeTone } from "#app/ui/notice.tsx"
import { QrCode } from "#app/ui/qr-code.tsx"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import type { VisitorStatus } from "#domain/visitor-page/visitor-actions.ts"
import type { PageForm } from "../guarded-form.ts"
import { ContactLine } from "../link-error-page.tsx"
import styles from "../my.module.css"
import { FormErrors, GuardedForm } from "../page-form.tsx"
import type { CompletedAction } from "./handle-action.ts"
import type { PageData } from "./load-page.ts"

type VisitorPageProps = {
  /** The heading. */
  name: string
  token: string
  page: PageData
  /** The action that was just completed. Its notice replaces the notice of the status if both have the same name. */
  completedAction: CompletedAction | null
  form: PageForm | undefined
}

const STATUS_TONES: Partial<Record<VisitorStatus, NoticeTone>> = {
  confirmed: "success",
  accepted: "success",
  offered: "info",
  offerExpired: "warning",
  offerChanged: "warning",
  declined: "error",
}

/** An enquiry for its visitor, with the possible actions. It prints on one page. */
export function VisitorPage({ name, token, page, completedAction, form }: VisitorPageProps) {
  const { visitorPage: messages } = useMessages()
  const { status, link, agreedTerms, isMessage } = page
  return (
    <div className={styles.page}>
      <PrintHeader page={page} />
      <h1>{name}</h1>
      <FormErrors form={form} />
      {completedAction && !form && (
        <Notice tone="success" className="screen-only">
          <p>{messages.done[completedAction]}</p>
        </Notice>
      )}
      {completedAction !== status && (
        <Notice
          tone={STATUS_TONES[status] ?? "info"}
          className={status === "offered" ? "screen-only" : undefined}
        >
          <p>{messages.status[status]}</p>
        </Notice>
      )}
      {agreedTerms && <AgreedTermsSection terms={agreedTerms} page={page} token={token} />}
      <VisitorRequest page={page} />
      <p className="print-only small">{messages.printout.printed(page.now)}</p>
      {page.hasRental && (
        <p className={`${styles.links} screen-only`}>
          <a className="text-link" href={visitorPagePath(link, "/calendar.ics")} download>
            {messages.calendar}
          </a>
          <a className="text-link" href={agreementPath(link)}>
            {messages.agreement}
          </a>
          <span className="soft small">{messages.howToPrint}</span>
        </p>
      )}
      {(!page.hasEnded || form?.answers.text) && (
        <ChangeForm token={token} isMessage={isMessage} form={form} />
      )}
      <section className={`${styles.section} screen-only`} aria-labelledby="more">
        <h2 id="more">{messages.moreActions}</h2>
        <p className={styles.links}>
          {page.canCancel && (
            <a className="text-link" href={visitorPagePath(link, "/cancel")}>
              {messages.cancel.link}
            </a>
          )}
          <a className="text-link" href={visitorPagePath(link, "/erase")}>
            {messages.erase.link}
          </a>
        </p>
      </section>
      <ContactLine />
    </div>
  )
}

/** The company and the URL of the page, visible in print only. */
function PrintHeader({ page: { reference, url } }: Pick<VisitorPageProps, "page">) {
  const { printout } = useMessages().visitorPage
  const { companyName, addressLines, phone, email } = usePage().site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <div className="print-only">
      <div className={styles.printHeader}>
        <address>
          <b>{companyName}</b>
          {[...address, phone, email].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className={styles.printLink}>
          <p>
            {printout.reference} <b className="num">{reference}</b>
          </p>
          <p className="small">{printout.online}</p>
          <QrCode text={url} title={printout.qr} />
        </div>
      </div>
    </div>
  )
}

function AgreedTermsSection({
  terms,
  page,
  token,
}: { terms: AgreedTerms } & Pick<VisitorPageProps, "page" | "token">) {
  const { visitorPage: messages } = useMessages()
  const { status, offer } = page
  const isOffer = status === "offered" || status === "offerExpired"
  return (
    <Section id="agreed" heading={isOffer ? messages.offer : messages.agreed}>
      <DetailList rows={termsRows(terms, messages.termsMessages)} />
      {terms.lines.length > 0 && <PriceLines terms={terms} messages={messages.price} />}
      {isOffer && offer.validUntil && (
        <p>
          {offer.state === "open"
            ? messages.validUntil(offer.validUntil)
            : messages.wasValidUntil(offer.validUntil)}
        </p>
      )}
      {offer.acceptedAt && <p>{messages.acceptedAt(offer.acceptedAt)}</p>}
      {status === "offered" && (
        <div className="screen-only">
          <GuardedForm id="accept" token={token}>
            <input type="hidden" name="revision" value={offer.revision} />
            <p className="small">
              {messages.terms}{" "}
              <a href={TERMS} target="_blank" rel="noopener">
                {messages.termsLink}
              </a>
              .
            </p>
            <Button type="submit" name="act" value="accept" variant="primary">
              {messages.accept}
            </Button>
          </GuardedForm>
        </div>
      )}
    </Section>
  )
}

/** The request. It is shown in full until terms are agreed; after that it is collapsed, and hidden in print. */
function VisitorRequest({ page }: Pick<VisitorPageProps, "page">) {
  const { visitorPage: messages } = useMessages()
  const { request, agreedTerms, isMessage, plan } = page
  const content = (
    <>
      {request.rows.length > 0 && <DetailList rows={request.rows} />}
      {plan && (
        <p>
          {messages.plan}{" "}
          <a className="text-link" href={plan.href}>
            {plan.text}
          </a>
        </p>
      )}
      {plan?.price && <p>{messages.planPrice(plan.price.total, plan.price.kmAtReturn)}</p>}
      {request.message !== null && <p className={styles.message}>{request.message}</p>}
      {request.terms && request.terms.lines.length > 0 && (
        <>
          <PriceLines terms={request.terms} messages={messages.price} />
          <p className="small soft">{messages.estimate}</p>
        </>
      )}
    </>
  )
  if (!agreedTerms) {
    return (
      <Section id="asked" heading={isMessage ? messages.message : messages.requested}>
        {content}
      </Section>
    )
  }
  return (
    <details className={`${styles.collapsed} screen-only`}>
      <summary>{messages.requested}</summary>
      <div className={styles.section}>{content}</div>
    </details>
  )
}

function ChangeForm({
  token,
  isMessage,
  form,
}: Pick<VisitorPageProps, "token" | "form"> & Pick<PageData, "isMessage">) {
  const { visitorPage: messages } = useMessages()
  const { change } = messages
  return (
    <div className="screen-only">
      <Section id="change" heading={isMessage ? messages.messageHeading : change.heading}>
        <GuardedForm id="change-form" token={token}>
          <TextAreaField
            form={form}
            field="text"
            label={isMessage ? messages.messageLabel : change.label}
            hint={isMessage ? undefined : change.hint}
            rows={4}
            validatedMaxLength={MAX_NOTE_LENGTH}
          />
          <Button type="submit" name="act" value="ask" variant="outline">
            {change.send}
          </Button>
        </GuardedForm>
      </Section>
    </div>
  )
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
