import styles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { browserName } from "#domain/staff/browser-name.ts"
import type { OpenSession } from "#domain/staff/staff-accounts.ts"

/** The user's sessions. Each except the current one has a button that ends it. */
export function SessionTable({ sessions }: { sessions: readonly OpenSession[] }) {
  const messages = useMessages().office.account
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.sessions}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.session}</th>
          <th scope="col">{messages.since}</th>
          <th scope="col">{messages.address}</th>
          <th scope="col">
            <span className="visually-hidden">{messages.endSession}</span>
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

function SessionRow({ id, isCurrent, since, clientAddress, userAgent }: OpenSession) {
  const messages = useMessages().office.account
  const browser = browserName(userAgent) ?? messages.unknownBrowser
  return (
    <tr>
      <th scope="row">{browser}</th>
      <TableCell label={messages.since}>{formatWallTime(wallTimeAt(since))}</TableCell>
      <TableCell label={messages.address}>{clientAddress}</TableCell>
      <td>
        {isCurrent ? (
          messages.currentSession
        ) : (
          <form method="post">
            <input type="hidden" name="session" value={id} />
            <Button type="submit" variant="outline" small aria-label={messages.endSessionOf(browser)}>
              {messages.endSession}
            </Button>
          </form>
        )}
      </td>
    </tr>
  )
}
