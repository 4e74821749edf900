import type { ReceivedEmail } from "#tests/fakes/smtp-sink.ts"
import type { DeliveryRecord } from "./delivery-records.ts"
import { messageIdOf, referenceOf } from "./email-headers.ts"
import { MARK, type SentForm } from "./visitors.ts"

type RunRecords = {
  forms: readonly SentForm[]
  /** Forms that were answered with success before their email had arrived. */
  falseSuccess: readonly SentForm[]
  emails: readonly ReceivedEmail[]
  rows: readonly DeliveryRecord[]
}

export type DeliveryReport = {
  submitted: number
  /** Answered with success, with a reference because delivery will be retried, or with another status. */
  answered: { sent: number; waiting: number; otherStatuses: number[] }
  unanswered: number
  delivered: number
  /** References that were given to visitors and never arrived. */
  lostReferences: string[]
  falseSuccess: string[]
  /** Forms with more than one enquiry, or whose emails have more than one Message-ID. */
  duplicatedForms: string[]
  /** Repeated emails under the same Message-ID. */
  repeatedEmails: number
  /** Emails that arrived more often than attempts without a recorded result can explain. */
  unexplainedEmails: string[]
  /** Deliveries of the database that did not arrive. */
  undelivered: string[]
}

/** The part of a report that every run must match. */
export const NO_PROBLEMS = {
  lostReferences: [],
  falseSuccess: [],
  duplicatedForms: [],
  unexplainedEmails: [],
  undelivered: [],
  answered: { otherStatuses: [] },
}

export function reportOf({ forms, falseSuccess, emails, rows }: RunRecords): DeliveryReport {
  const idsOfReference = groupBy(emails, referenceOf, messageIdOf)
  const referencesOfMark = groupBy(
    rows,
    ({ content }) => markIn(content),
    ({ reference }) => reference,
  )
  const copiesOfEmail = groupBy(emails, messageIdOf, messageIdOf)
  const givenReferences = forms.flatMap(({ response }) => response?.reference ?? [])
  const withOutcome = (outcome: string) => forms.filter(({ response }) => response?.outcome === outcome)
  return {
    submitted: forms.length,
    answered: {
      sent: withOutcome("sent").length,
      waiting: withOutcome("waiting").length,
      otherStatuses: withOutcome("refused").map(({ response }) => response?.status ?? 0),
    },
    unanswered: forms.filter(({ response }) => response === null).length,
    delivered: idsOfReference.size,
    lostReferences: givenReferences.filter((reference) => !idsOfReference.has(reference)),
    falseSuccess: falseSuccess.map(({ mark }) => mark),
    duplicatedForms: [
      ...keysWithMany(referencesOfMark),
      ...keysWithMany(new Map([...idsOfReference].map(([reference, ids]) => [reference, [...new Set(ids)]]))),
    ],
    repeatedEmails: emails.length - copiesOfEmail.size,
    unexplainedEmails: rows
      .filter(({ messageId, attempts, recordedAttempts }) => {
        const extraCopies = (copiesOfEmail.get(messageId)?.length ?? 0) - 1
        return extraCopies > attempts - recordedAttempts
      })
      .map(({ messageId }) => messageId),
    undelivered: rows
      .filter(({ state, messageId }) => state !== "delivered" || !copiesOfEmail.has(messageId))
      .map(({ messageId }) => messageId),
  }
}

/** Prints the main figures of a report. */
export function printReport(title: string, report: DeliveryReport): void {
  const { submitted, answered, unanswered, delivered, lostReferences, repeatedEmails } = report
  const { sent, waiting, otherStatuses } = answered
  console.log(`
${title}
  submitted   ${submitted}
  answered    ${sent + waiting + otherStatuses.length} (sent ${sent}, waiting ${waiting}, otherwise ${otherStatuses.length}); ${unanswered} cut off by a kill
  delivered   ${delivered}
  lost        ${lostReferences.length}
  duplicates  ${repeatedEmails} (emails repeated under the same Message-ID)`)
}

function markIn(content: string): string {
  return MARK.exec(content)?.[0] ?? ""
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  toValue: (item: Item) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), toValue(item)])
  return groups
}

function keysWithMany(groups: ReadonlyMap<string, readonly string[]>): string[] {
  return [...groups].filter(([, values]) => values.length > 1).map(([key]) => key)
}
