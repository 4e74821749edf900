import styles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { browserName } from "#domain/staff/browser-name.ts"
import type { OpenSession } from "#domain/staff/staff-accounts.ts"

/** The user's sessions, each with a button that ends it. */
export function SessionTable({ sessions }: { sessions: readonly OpenSession[] }) {
  const texts = useMessages().office.account
  return (
    <table className={styles.table}>
      <caption className="vh">{texts.sessions}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.session}</th>
          <th scope="col">{texts.since}</th>
          <th scope="col">{texts.from}</th>
          <th scope="col">
            <span className="vh">{texts.end}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </tbody>
    </table>
  )
}

function SessionRow({ id, isThisOne, since, clientAddress, userAgent }: OpenSession) {
  const texts = useMessages().office.account
  const browser = browserName(userAgent) ?? texts.unknownBrowser
  return (
    <tr>
      <th scope="row">{browser}</th>
      <TableCell label={texts.since}>{formatWallTime(wallTimeAt(since))}</TableCell>
      <TableCell label={texts.from}>{clientAddress}</TableCell>
      <td>
        {isThisOne ? (
          texts.thisOne
        ) : (
          <form method="post">
            <input type="hidden" name="session" value={id} />
            <Button type="submit" look="line" small aria-label={texts.endWhich(browser)}>
              {texts.end}
            </Button>
          </form>
        )}
      </td>
    </tr>
  )
}
