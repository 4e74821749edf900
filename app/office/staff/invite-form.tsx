import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { STAFF_ROLES, type StaffRole } from "#domain/staff/staff-member.ts"
import { InvitationLink } from "./invitation-link.tsx"
import styles from "./staff.module.css"

type InviteFormProps = { invitation: { link: string; role: StaffRole } | null; companyName: string }

/** The form that creates an invitation link. Its author can see the link for some minutes; after that only its hash is stored. */
export function InviteForm({ invitation, companyName }: InviteFormProps) {
  const { staff } = useMessages().office
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <h2 id="invite">{staff.invite}</h2>
      <p>{staff.inviteHint}</p>
      <p>{staff.newStaffRight}</p>
      {invitation && <InvitationLink {...invitation} companyName={companyName} />}
      <form method="post" className={styles.actions}>
        <input type="hidden" name="act" value="invite" />
        {STAFF_ROLES.map((role) => (
          <Button key={role} type="submit" variant="outline" name="role" value={role}>
            {staff.linkFor[role]}
          </Button>
        ))}
      </form>
    </section>
  )
}
