import { useMessages } from "#app/ui/messages-context.tsx"
import type { ClimateStation } from "#domain/content/climate.ts"
import styles from "./climate-table.module.css"
import tableStyles from "./guide-table.module.css"

/** A table with the rain of each month, as a figure and as a bar, and the temperatures. */
export function ClimateTable({ station }: { station: ClimateStation }) {
  const messages = useMessages().visit.climate
  const { name, period, source, href, rainMm, highC, lowC } = station
  const maxRainMm = Math.max(...rainMm)
  const hasTemperatures = highC !== null
  return (
    <div className={styles.climate}>
      <h3>{messages.title(hasTemperatures)}</h3>
      <table className={`${tableStyles.table} ${styles.months}`}>
        <caption className="small soft">{messages.caption(name, period, hasTemperatures)}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.month}</th>
            <th scope="col" colSpan={2}>
              {messages.columns.rain}
            </th>
            {highC && <th scope="col">{messages.columns.high}</th>}
            {lowC && <th scope="col">{messages.columns.low}</th>}
          </tr>
        </thead>
        <tbody>
          {rainMm.map((mm, month) => (
            <tr key={messages.months[month]}>
              <th scope="row">{messages.months[month]}</th>
              <td>{messages.rain(mm)}</td>
              <td className={styles.bar}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={Math.round((1000 * mm) / maxRainMm) / 10} height={10} />
                </svg>
              </td>
              {highC && <td>{messages.celsius(highC[month] ?? 0)}</td>}
              {lowC && <td>{messages.celsius(lowC[month] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {messages.source} <a href={href}>{source}</a>
      </p>
    </div>
  )
}
