import tableStyles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { OpenInvitation } from "#domain/staff/staff-accounts.ts"

/** The unused invitations. They are listed without their links, and can be withdrawn. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { staff, account } = useMessages().office
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="open-invitations" className="stack">
      <h2 id="open-invitations">{staff.openInvitations}</h2>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{staff.openInvitations}</caption>
        <thead>
          <tr>
            <th scope="col">{staff.invitedRole}</th>
            <th scope="col">{staff.createdBy}</th>
            <th scope="col">{staff.createdAt}</th>
            <th scope="col">{staff.worksUntil}</th>
            <th scope="col">{staff.change}</th>
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ id, role, invitedBy, invitedAt, expiresAt }) => (
            <tr key={id}>
              <th scope="row">{account.roles[role]}</th>
              <TableCell label={staff.createdBy}>
                {invitedBy ?? (invitedAt ? staff.siteAsAuthor : staff.notRecorded)}
              </TableCell>
              <TableCell label={staff.createdAt}>
                {invitedAt ? formatWallTime(wallTimeAt(invitedAt)) : staff.notRecorded}
              </TableCell>
              <TableCell label={staff.worksUntil}>{formatWallTime(wallTimeAt(expiresAt))}</TableCell>
              <td>
                <form method="post">
                  <input type="hidden" name="act" value="withdraw" />
                  <Button type="submit" variant="outline" small name="id" value={id}>
                    {staff.withdraw}
                  </Button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
