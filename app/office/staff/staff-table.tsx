import { Disclosure } from "#app/office/disclosure.tsx"
import tableStyles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./staff.module.css"

/** The accounts of the staff. The actions on an account are in a disclosure, because some cannot be undone. */
export function StaffTable({ members, ownId }: { members: readonly StaffMember[]; ownId: string }) {
  const { staff } = useMessages().office
  return (
    <table className={classNames(tableStyles.table, styles.members)}>
      <caption className="visually-hidden">{staff.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{staff.name}</th>
          <th scope="col">{staff.role}</th>
          <th scope="col">{staff.fleetRight}</th>
          <th scope="col">{staff.secondFactor}</th>
          <th scope="col">{staff.change}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <StaffRow key={member.id} member={member} isOwn={member.id === ownId} />
        ))}
      </tbody>
    </table>
  )
}

function StaffRow({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  const { staff, account } = useMessages().office
  const { id, name, email, role, hasSecondFactor, editsFleet } = member
  const fleetRight = role === "owner" ? "owner" : editsFleet ? "given" : "missing"
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.address}>{email}</span>
      </th>
      <TableCell label={staff.role}>{account.roles[role]}</TableCell>
      <TableCell label={staff.fleetRight}>{staff.fleetRights[fleetRight]}</TableCell>
      <TableCell label={staff.secondFactor}>{hasSecondFactor ? staff.phone : staff.noPhone}</TableCell>
      <td>
        {isOwn ? (
          staff.you
        ) : (
          <Disclosure
            summary={
              <>
                {staff.changeAccount} <span className="visually-hidden">{name}</span>
              </>
            }
          >
            <form method="post" className={styles.actions}>
              <input type="hidden" name="id" value={id} />
              <Action act={role === "owner" ? "make-staff" : "make-owner"} />
              {role === "staff" && <Action act={editsFleet ? "take-fleet" : "give-fleet"} />}
              <Action act="sign-out" />
              <Action act="new-phone" />
              <Action act="remove" />
            </form>
          </Disclosure>
        )}
      </td>
    </tr>
  )
}

function Action({ act }: { act: keyof Messages["office"]["staff"]["actions"] }) {
  const { actions } = useMessages().office.staff
  return (
    <Button type="submit" variant="outline" small name="act" value={act}>
      {actions[act]}
    </Button>
  )
}
