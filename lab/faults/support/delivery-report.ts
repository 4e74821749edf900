import type { SunkMail } from "#tests/fakes/smtp-sink.ts"
import type { LedgerRow } from "./ledger.ts"
import { messageIdOf, referenceOf } from "./mail-headers.ts"
import { MARK, type SentForm } from "./visitors.ts"

type Evidence = {
  forms: readonly SentForm[]
  /** Forms that were told of success before their mail had come. */
  falseSuccess: readonly SentForm[]
  mails: readonly SunkMail[]
  rows: readonly LedgerRow[]
}

export type DeliveryReport = {
  submitted: number
  /** With success, or with a reference under which it is kept. */
  answered: { sent: number; kept: number; otherwise: number[] }
  unanswered: number
  delivered: number
  /** Forms that were answered with a reference and never came. */
  lost: string[]
  falseSuccess: string[]
  /** Forms that became more than one enquiry, or whose mails have more than one Message-ID. */
  doubled: string[]
  /** Mails that came once more, under the same Message-ID. */
  duplicates: number
  /** Messages that came more often than a try whose end is not recorded can explain. */
  unexplained: string[]
  /** Messages of the database that did not come. */
  undelivered: string[]
}

/** Whatever the numbers: nothing of this may be. */
export const FAULTLESS = {
  lost: [],
  falseSuccess: [],
  doubled: [],
  unexplained: [],
  undelivered: [],
  answered: { otherwise: [] },
}

export function reportOf({ forms, falseSuccess, mails, rows }: Evidence): DeliveryReport {
  const idsOfReference = grouped(mails, referenceOf, messageIdOf)
  const rowsOfMark = grouped(
    rows,
    ({ content }) => markIn(content),
    ({ reference }) => reference,
  )
  const copies = grouped(mails, messageIdOf, messageIdOf)
  const promised = forms.flatMap(({ answer }) => answer?.reference ?? [])
  const told = (what: string) => forms.filter(({ answer }) => answer?.told === what)
  return {
    submitted: forms.length,
    answered: {
      sent: told("sent").length,
      kept: told("kept").length,
      otherwise: told("notTaken").map(({ answer }) => answer?.status ?? 0),
    },
    unanswered: forms.filter(({ answer }) => answer === null).length,
    delivered: idsOfReference.size,
    lost: promised.filter((reference) => !idsOfReference.has(reference)),
    falseSuccess: falseSuccess.map(({ mark }) => mark),
    doubled: [
      ...keysWithMany(rowsOfMark),
      ...keysWithMany(new Map([...idsOfReference].map(([reference, ids]) => [reference, [...new Set(ids)]]))),
    ],
    duplicates: mails.length - copies.size,
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

/** One line each: what a person reads of a run. */
export function printReport(title: string, report: DeliveryReport): void {
  const { submitted, answered, unanswered, delivered, lost, duplicates } = report
  const { sent, kept, otherwise } = answered
  console.log(`
${title}
  submitted   ${submitted}
  answered    ${sent + kept + otherwise.length} (sent ${sent}, kept ${kept}, otherwise ${otherwise.length}); ${unanswered} cut off by a kill
  delivered   ${delivered}
  lost        ${lost.length}
  duplicates  ${duplicates} (mails that came again under the same Message-ID)`)
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
