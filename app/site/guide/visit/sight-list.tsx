import { Fragment } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { NamedItem } from "#domain/content/content.ts"
import type { DatedInformation, Sight } from "#domain/content/visit.ts"
import { useLinksWithDates } from "../use-links-with-dates.ts"
import styles from "./sight-list.module.css"

type SightListProps = {
  items: readonly NamedItem[]
  /** The details of each item, in the same order. */
  sights: readonly Sight[]
}

/** The sights as an editor wrote them, each with its number on the local map and the details that a driver needs. */
export function SightList({ items, sights }: SightListProps) {
  const withDatesInLinks = useLinksWithDates()
  return (
    <ul>
      {items.map(({ name, html }, index) => (
        <li key={name}>
          <h3>
            {sights[index] && (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            {name}
          </h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our editors' Markdown, in which HTML is refused */}
          <p dangerouslySetInnerHTML={{ __html: withDatesInLinks(html) }} />
          {sights[index] && <SightDetails sight={sights[index]} />}
        </li>
      ))}
    </ul>
  )
}

const NOTE_KEYS = ["road", "parking", "walk", "access"] as const

function SightDetails({ sight }: { sight: Sight }) {
  const messages = useMessages().visit.sights
  const { km, isEstimate, driveMinutes, stayMinutes, fee, hours, officialUrl } = sight
  const travel = [
    ...(km === null ? [] : [messages.travel(km, isEstimate, driveMinutes)]),
    ...(stayMinutes === null ? [] : [messages.allow(stayMinutes)]),
  ]
  const hasNotes = fee !== null || hours !== null || NOTE_KEYS.some((key) => sight[key] !== null)
  return (
    <div className={styles.details}>
      {travel.length > 0 && (
        <p className={styles.travel}>
          {travel.map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}.</span>{" "}
            </Fragment>
          ))}
        </p>
      )}
      {hasNotes && (
        <dl>
          {NOTE_KEYS.map(
            (key) => sight[key] && <Detail key={key} label={messages.labels[key]} text={sight[key]} />,
          )}
          {fee && <DatedDetail label={messages.labels.fee} information={fee} />}
          {hours && <DatedDetail label={messages.labels.hours} information={hours} />}
        </dl>
      )}
      {officialUrl && (
        <p>
          <a href={officialUrl}>{messages.officialPage}</a>
        </p>
      )}
    </div>
  )
}

function Detail({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function DatedDetail({
  label,
  information: { text, seen, source, href },
}: {
  label: string
  information: DatedInformation
}) {
  const messages = useMessages().visit.sights
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text} ({messages.seen(seen)} <a href={href}>{source}</a>)
      </dd>
    </div>
  )
}
