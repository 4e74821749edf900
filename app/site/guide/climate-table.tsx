import { useMessages } from "#app/ui/messages-context.tsx"
import type { ClimateStation } from "#domain/content/climate.ts"
import styles from "./climate-table.module.css"
import table from "./guide-table.module.css"

/** Rain of each month as a figure and a bar, and the temperatures: the table is its own chart. */
export function ClimateTable({ station }: { station: ClimateStation }) {
  const texts = useMessages().visit.climate
  const { name, period, source, href, rainMm, highC, lowC } = station
  const most = Math.max(...rainMm)
  return (
    <div className={styles.climate}>
      <h3>{texts.title}</h3>
      <table className={`${table.table} ${styles.months}`}>
        <caption className="small soft">{texts.caption(name, period)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.month}</th>
            <th scope="col" colSpan={2}>
              {texts.columns.rain}
            </th>
            {highC && <th scope="col">{texts.columns.high}</th>}
            {lowC && <th scope="col">{texts.columns.low}</th>}
          </tr>
        </thead>
        <tbody>
          {rainMm.map((mm, month) => (
            <tr key={texts.months[month]}>
              <th scope="row">{texts.months[month]}</th>
              <td>{texts.rain(mm)}</td>
              <td className={styles.bar}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={Math.round((1000 * mm) / most) / 10} height={10} />
                </svg>
              </td>
              {highC && <td>{texts.celsius(highC[month] ?? 0)}</td>}
              {lowC && <td>{texts.celsius(lowC[month] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {texts.source} <a href={href}>{source}</a>
      </p>
    </div>
  )
}
