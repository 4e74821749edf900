import { Button } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { STAFF_ROLES } from "#domain/staff/staff-member.ts"
import styles from "./staff.module.css"

/** A link for somebody new. It is shown once: only its hash is kept. */
export function InviteForm({ link }: { link: string | null }) {
  const { staff } = useMessages().office
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <h2 id="invite">{staff.invite}</h2>
      <p>{staff.inviteWhy}</p>
      {link && (
        <Message tone="good">
          <p>{staff.link}</p>
          <p className={styles.link} translate="no">
            {link}
          </p>
        </Message>
      )}
      <form method="post" className={styles.presses}>
        <input type="hidden" name="act" value="invite" />
        {STAFF_ROLES.map((role) => (
          <Button key={role} type="submit" look="line" name="role" value={role}>
            {staff.linkFor[role]}
          </Button>
        ))}
      </form>
    </section>
  )
}
