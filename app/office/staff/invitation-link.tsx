import { CopyIsland } from "#app/office/script-buttons/script-buttons.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { SHOWN_AGAIN_MINUTES } from "#domain/staff/staff-accounts.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import styles from "./staff.module.css"

const LINK_ID = "invitation-link"

/** Without a number, the messaging app asks for the recipient. */
const NO_NUMBER = ""

type InvitationLinkProps = { link: string; role: StaffRole; companyName: string }

/** The link of a new invitation, to copy or to send. */
export function InvitationLink({ link, role, companyName }: InvitationLinkProps) {
  const { staff } = useMessages().office
  return (
    <Notice tone="success" className={styles.newLink}>
      <p>{staff.newLink[role](SHOWN_AGAIN_MINUTES)}</p>
      <p className={styles.linkField}>
        <label htmlFor={LINK_ID}>{staff.newLink.label}</label>
        <input id={LINK_ID} className={styles.link} readOnly value={link} translate="no" />
      </p>
      <div className={styles.actions}>
        <CopyIsland text={link} label={staff.newLink.copy} />
        <ButtonLink
          small
          variant="outline"
          href={messagingHref(NO_NUMBER, staff.newLink.message(companyName, link))}
          rel="noreferrer"
        >
          <Icon name="chat" />
          {staff.newLink.messaging}
        </ButtonLink>
      </div>
    </Notice>
  )
}
