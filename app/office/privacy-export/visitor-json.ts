import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { AttemptRecord, EnquiryEvent, EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import type { VisitorRecord } from "#domain/privacy/privacy-repository.ts"

type ExportContext = {
  company: string
  now: Date
  kinds: Readonly<Record<EnquiryKind, string>>
  states: Readonly<Record<EnquiryState, string>>
}

/**
 * All data of a visitor in a portable format. Names of staff are left out: they are personal data of the staff.
 */
export function visitorJson(records: readonly VisitorRecord[], exportContext: ExportContext) {
  return {
    madeBy: exportContext.company,
    madeAt: exportContext.now.toISOString(),
    notes: [
      "Times that end with Z are in UTC; pickUpAt and returnAt are clock times in Sri Lanka.",
      "Prices are in cents of Sri Lankan rupees.",
    ],
    enquiries: records.map((record) => enquiryJson(record, exportContext)),
  }
}

function enquiryJson(record: VisitorRecord, { kinds, states }: ExportContext) {
  const {
    reference,
    kind,
    receivedAt,
    amendedAt,
    state,
    content,
    agreed,
    delivery,
    attempts,
    history,
    emails,
  } = record
  return {
    reference,
    kind: kinds[kind],
    receivedAt,
    changedAt: amendedAt,
    status: states[state],
    sent: content,
    agreed: agreed?.terms ?? null,
    sentToTheOffice: delivery && {
      state: delivery.state,
      begun: delivery.attemptCount,
      attempts: attempts.map(attemptJson),
    },
    doneByTheOffice: history.map((event) => eventJson(event, states)),
    emailsFromTheOffice: emails.map((email) => ({ ...email, attempts: email.attempts.map(attemptJson) })),
  }
}

function attemptJson({ endedAt, channel, failure, detail }: AttemptRecord) {
  return { endedAt, channel, failure, detail }
}

function eventJson(
  { at, author, from, to, note, isResend, changes, sentElsewhere }: EnquiryEvent,
  states: ExportContext["states"],
) {
  const status = { statusBefore: states[from], statusAfter: states[to] }
  return { at, by: author, ...status, note, changes, answer: sentElsewhere, sentAgain: isResend }
}
