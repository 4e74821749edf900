import type { ReceivedEmail } from "#tests/fakes/smtp-sink.ts"
import type { DeliveryRecord } from "./delivery-records.ts"
import { messageIdOf, referenceOf } from "./email-headers.ts"
import { MARK, type SentForm } from "./visitors.ts"

type Evidence = {
  forms: readonly SentForm[]
  /** Forms that were answered with success before their email had arrived. */
  falseSuccess: readonly SentForm[]
  emails: readonly ReceivedEmail[]
  rows: readonly DeliveryRecord[]
}

export type DeliveryReport = {
  submitted: number
  /** Answered with success, with a reference because delivery will be retried, or with another status. */
  answered: { sent: number; waiting: number; otherwise: number[] }
  unanswered: number
  delivered: number
  /** References that were given to visitors and never arrived. */
  lost: string[]
  falseSuccess: string[]
  /** Forms with more than one enquiry, or whose emails have more than one Message-ID. */
  doubled: string[]
  /** Repeated emails under the same Message-ID. */
  duplicates: number
  /** Emails that arrived more often than attempts without a recorded result can explain. */
  unexplained: string[]
  /** Deliveries of the database that did not arrive. */
  undelivered: string[]
}

/** The part of a report that every run must match. */
export const NO_PROBLEMS = {
  lost: [],
  falseSuccess: [],
  doubled: [],
  unexplained: [],
  undelivered: [],
  answered: { otherwise: [] },
}

export function reportOf({ forms, falseSuccess, emails, rows }: Evidence): DeliveryReport {
  const idsOfReference = grouped(emails, referenceOf, messageIdOf)
  const rowsOfMark = grouped(
    rows,
    ({ content }) => markIn(content),
    ({ reference }) => reference,
  )
  const copies = grouped(emails, messageIdOf, messageIdOf)
  const promised = forms.flatMap(({ answer }) => answer?.reference ?? [])
  const withOutcome = (outcome: string) => forms.filter(({ answer }) => answer?.outcome === outcome)
  return {
    submitted: forms.length,
    answered: {
      sent: withOutcome("sent").length,
      waiting: withOutcome("waiting").length,
      otherwise: withOutcome("refused").map(({ answer }) => answer?.status ?? 0),
    },
    unanswered: forms.filter(({ answer }) => answer === null).length,
    delivered: idsOfReference.size,
    lost: promised.filter((reference) => !idsOfReference.has(reference)),
    falseSuccess: falseSuccess.map(({ mark }) => mark),
    doubled: [
      ...keysWithMany(rowsOfMark),
      ...keysWithMany(new Map([...idsOfReference].map(([reference, ids]) => [reference, [...new Set(ids)]]))),
    ],
    duplicates: emails.length - copies.size,
    unexplained: rows
      .filter(({ messageId, attempts, recordedAttempts }) => {
        const more = (copies.get(messageId)?.length ?? 0) - 1
        return more > attempts - recordedAttempts
      })
      .map(({ messageId }) => messageId),
    undelivered: rows
      .filter(({ state, messageId }) => state !== "delivered" || !copies.has(messageId))
      .map(({ messageId }) => messageId),
  }
}

/** Prints a report, one figure per line. */
export function printReport(title: string, report: DeliveryReport): void {
  const { submitted, answered, unanswered, delivered, lost, duplicates } = report
  const { sent, waiting, otherwise } = answered
  console.log(`
${title}
  submitted   ${submitted}
  answered    ${sent + waiting + otherwise.length} (sent ${sent}, waiting ${waiting}, otherwise ${otherwise.length}); ${unanswered} cut off by a kill
  delivered   ${delivered}
  lost        ${lost.length}
  duplicates  ${duplicates} (emails repeated under the same Message-ID)`)
}

function markIn(content: string): string {
  return MARK.exec(content)?.[0] ?? ""
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  itemOf: (item: Item) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), itemOf(item)])
  return groups
}

function keysWithMany(groups: ReadonlyMap<string, readonly string[]>): string[] {
  return [...groups].filter(([, values]) => values.length > 1).map(([key]) => key)
}
