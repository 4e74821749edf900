import { BackLink } from "#app/office/layout/back-link.tsx"
import { STAFF } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import styles from "./staff.module.css"

const CONFIRMED_ACTIONS = ["make-owner", "remove"] as const
type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number]

/** Whether an action needs a confirmation. Removal cannot be undone, and a new owner gets every right. */
export function needsConfirmation(act: string): act is ConfirmedAction {
  return CONFIRMED_ACTIONS.some((name) => name === act)
}

/** Asks for confirmation of an action on an account, and names its consequences. */
export function ConfirmationPage({ action, person }: { action: ConfirmedAction; person: StaffMember }) {
  const { confirmations } = useMessages().office.staff
  const { heading, consequence, submit } = confirmations[action]
  return (
    <div className="stack">
      <BackLink href={STAFF}>{confirmations.cancel}</BackLink>
      <h1>{heading(person.name)}</h1>
      <p>
        {person.name}
        <span className={styles.address}>{person.email}</span>
      </p>
      <p>{consequence(person.name)}</p>
      <form method="post" action={STAFF}>
        <input type="hidden" name="id" value={person.id} />
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit" variant="primary" name="act" value={action}>
          {submit}
        </Button>
      </form>
    </div>
  )
}
