import { guidePath } from "#app/paths.ts"
import tableStyles from "#app/site/guide/guide-table.module.css"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Leg } from "#domain/trip/legs.ts"
import styles from "./plan.module.css"

/** Each drive: kilometres, a range of hours, and its roads with their conditions. */
export function LegSection({ legs }: { legs: readonly Leg[] }) {
  const messages = useMessages().plan.legs
  return (
    <section aria-labelledby="plan-legs">
      <h2 id="plan-legs">{messages.title}</h2>
      <LegTable legs={legs} />
      <p className="small soft">{messages.note}</p>
    </section>
  )
}

/** The table of drives without a heading. */
export function LegTable({ legs }: { legs: readonly Leg[] }) {
  const messages = useMessages().plan.legs
  return (
    <table className={`${tableStyles.table} ${tableStyles.stacked}`}>
      <caption className="visually-hidden">{messages.title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.leg}</th>
          <th scope="col">{messages.columns.km}</th>
          <th scope="col">{messages.columns.time}</th>
          <th scope="col">{messages.columns.road}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trip may drive the same leg twice
          <LegRow key={index} leg={leg} />
        ))}
      </tbody>
    </table>
  )
}

function LegRow({
  leg: { from, to, km, isEstimate, hourRange, roads, warnings, roadStates, avoidedRoads, isBlocked },
}: {
  leg: Leg
}) {
  const messages = useMessages().plan.legs
  return (
    <tr>
      <th scope="row">{messages.leg(from.name, to.name)}</th>
      <td>{messages.km(km, isEstimate)}</td>
      <td>{messages.timeRange(...hourRange)}</td>
      <td>
        {roads.join(", ")}
        <ul className={styles.roadNotes}>
          {isBlocked && <RoadNote isWarning>{messages.blocked}</RoadNote>}
          {warnings.map(({ warning, guide }) => (
            <RoadNote key={warning} isWarning={warning === "fourWheelDrive"}>
              <SiteLink href={guidePath(guide)}>{messages.warnings[warning]}</SiteLink>
            </RoadNote>
          ))}
          {roadStates.map(({ id, title, reportedOn, href }) => (
            <RoadNote key={id} isWarning>
              <a href={href}>{messages.report(title, reportedOn)}</a>
            </RoadNote>
          ))}
          {avoidedRoads.map(({ id, title }) => (
            <RoadNote key={id}>{messages.avoided(title)}</RoadNote>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function RoadNote({ isWarning, children }: { isWarning?: boolean; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={isWarning ? "alert" : "info"} /> <span>{children}</span>
    </li>
  )
}
