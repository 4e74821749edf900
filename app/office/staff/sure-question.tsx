import { BackLink } from "#app/office/layout/back-link.tsx"
import { STAFF } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import styles from "./staff.module.css"

const ASK_FIRST = ["make-owner", "remove"] as const
type AskFirst = (typeof ASK_FIRST)[number]

/** Whether a change is asked about once more: one cannot be undone, the other hands over every right. */
export function asksFirst(act: string): act is AskFirst {
  return ASK_FIRST.some((name) => name === act)
}

/** Names the person and what follows, before it is done. */
export function SureQuestion({ act, person }: { act: AskFirst; person: StaffMember }) {
  const { sure } = useMessages().office.staff
  const { heading, what, submit } = sure[act]
  return (
    <div className="stack">
      <BackLink href={STAFF}>{sure.cancel}</BackLink>
      <h1>{heading(person.name)}</h1>
      <p>
        {person.name}
        <span className={styles.address}>{person.email}</span>
      </p>
      <p>{what(person.name)}</p>
      <form method="post" action={STAFF}>
        <input type="hidden" name="id" value={person.id} />
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit" look="go" name="act" value={act}>
          {submit}
        </Button>
      </form>
    </div>
  )
}
