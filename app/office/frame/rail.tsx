import { useLocation } from "react-router"
import { BrandMark } from "#app/ui/brand-mark.tsx"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import styles from "./rail.module.css"

type RailProps = { companyName: string; member: Pick<StaffMember, "name" | "role"> }

/** What stands beside every page of the office: where one can go, who one is, and the way out. */
export function Rail({ companyName, member }: RailProps) {
  const { name, frame, account } = useMessages().office
  const { pathname } = useLocation()
  const pages: { href: string; label: string; icon: IconName }[] = [
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
          {pages.map(({ href, label, icon }) => (
            <li key={href}>
              <a href={href} aria-current={pathname === href ? "page" : undefined}>
                <Icon name={icon} />
                {label}
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
