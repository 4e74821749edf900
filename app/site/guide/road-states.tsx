import { useMessages } from "#app/ui/messages-context.tsx"
import type { RoadState } from "#domain/content/road-state.ts"
import styles from "./road-states.module.css"

type RoadStatesProps = { states: readonly RoadState[]; hasHeading?: boolean }

/** Reports about roads, railways and fuel, each with its day and its source. */
export function RoadStates({ states, hasHeading = true }: RoadStatesProps) {
  const messages = useMessages().visit.roads
  if (states.length === 0) return null
  return (
    <div className={styles.states}>
      {hasHeading && <h3>{messages.title}</h3>}
      <ul className={styles.list}>
        {states.map((report) => (
          <RoadReport key={report.id} {...report} />
        ))}
      </ul>
      <p className="small soft">{messages.note}</p>
    </div>
  )
}

function RoadReport({ kind, names, condition, title, text, reportedOn, source, href }: RoadState) {
  const messages = useMessages().visit.roads
  return (
    <li data-condition={condition}>
      <p className={styles.kind}>
        <strong>{messages.conditions[condition]}</strong> {messages.kinds[kind]}: {names.join(", ")}
      </p>
      <p>
        <b>{title}.</b> {text}
      </p>
      <p className="small soft">
        {messages.reported(reportedOn)} <a href={href}>{source}</a>
      </p>
    </li>
  )
}
