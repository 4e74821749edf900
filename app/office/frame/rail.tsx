import { useLocation } from "react-router"
import { countText } from "#app/office/enquiries/count-text.ts"
import { OFFICE_HOME } from "#app/office/paths.ts"
import { BrandMark } from "#app/ui/brand-mark.tsx"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import styles from "./rail.module.css"

type RailProps = { companyName: string; member: Pick<StaffMember, "name" | "role">; newCount: number }

/** What stands beside every page of the office: where one can go, who one is, and the way out. */
export function Rail({ companyName, member, newCount }: RailProps) {
  const { name, frame, account, enquiries } = useMessages().office
  const { pathname } = useLocation()
  const pages: { href: string; label: string; icon: IconName; count?: number }[] = [
    { href: OFFICE_HOME, label: enquiries.heading, icon: "mail", count: newCount },
    ...(member.role === "owner"
      ? [{ href: "/office/staff", label: frame.staff, icon: "people" } as const]
      : []),
    { href: "/office/account", label: frame.account, icon: "person" },
  ]
  return (
    <header className={styles.rail}>
      <p className={styles.brand}>
        <BrandMark className={styles.mark} />
        <span>
          <b>{companyName}</b>
          <small>{name}</small>
        </span>
      </p>
      <nav aria-label={frame.menu}>
        <ul>
          {pages.map(({ href, label, icon, count }) => (
            <li key={href}>
              <a href={href} aria-current={pathname === href ? "page" : undefined}>
                <Icon name={icon} />
                {label}
                {count !== undefined && count > 0 && (
                  <span className={styles.count}>{enquiries.newCount(countText(count, enquiries))}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action="/office/sign-out" className={styles.who}>
        <span>
          {member.name}, {account.roles[member.role]}
        </span>
        <button type="submit">{frame.signOut}</button>
      </form>
    </header>
  )
}
