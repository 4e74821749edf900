import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { Island } from "#app/islands/island.tsx"
import { NewCount } from "#app/office/enquiries/new-count.tsx"
import { OFFICE_HOME, SIGN_OUT } from "#app/office/paths.ts"
import { BrandMark } from "#app/ui/brand-mark.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { isOwner, type StaffMember } from "#domain/staff/staff-member.ts"
import styles from "./sidebar.module.css"
import { type SidebarPage, sidebarPages } from "./sidebar-pages.ts"

type Member = Pick<StaffMember, "name" | "role">
type SidebarProps = { companyName: string; member: Member; newCount: number; hasFleet: boolean }

const MENU = "office-menu"

/** What stands beside every page of the office: where one can go, who one is, and the way out. */
export function Sidebar({ companyName, ...rest }: SidebarProps) {
  const { name, frame } = useMessages().office
  return (
    <header className={styles.rail}>
      <p className={styles.brand}>
        <BrandMark className={styles.mark} />
        <span>
          <b>{companyName}</b>
          <small>{name}</small>
        </span>
      </p>
      <button type="button" className={styles.opener} popoverTarget={MENU}>
        <Icon name="menu" />
        {frame.openMenu}
      </button>
      {/* Beside the page where there is room for it; otherwise a sheet that the button opens. */}
      <div id={MENU} popover="auto" className={styles.menu}>
        <Pages {...rest} />
        <SignOut member={rest.member} />
      </div>
    </header>
  )
}

function Pages({ member, newCount, hasFleet }: Omit<SidebarProps, "companyName">) {
  const messages = useMessages()
  const shown = sidebarPages(messages).filter(
    ({ isForOwners, isOfFleet }) => (!isForOwners || isOwner(member)) && (!isOfFleet || hasFleet),
  )
  return (
    <nav aria-label={messages.office.frame.menu}>
      <ul>
        {shown.map((page) => (
          <li key={page.href}>
            <SidebarLink {...page}>{page.href === OFFICE_HOME && <LiveCount count={newCount} />}</SidebarLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SidebarLink({ href, label, icon, besides = [], children }: SidebarPage & { children: ReactNode }) {
  return (
    <a href={href} aria-current={useCurrent(href, besides)}>
      <Icon name={icon} />
      {label}
      {children}
    </a>
  )
}

/** It follows the list where that is shown. */
function LiveCount({ count }: { count: number }) {
  const props = { count, className: styles.count }
  const isOnList = useLocation().pathname === OFFICE_HOME
  return isOnList ? <Island name="newCount" component={NewCount} props={props} /> : <NewCount {...props} />
}

/** 'page': we are there; true: on a page that belongs to it. */
function useCurrent(href: string, besides: readonly string[]): "page" | true | undefined {
  const { pathname } = useLocation()
  if (pathname === href) return "page"
  const isBelow = [href, ...besides].some((page) => `${pathname}/`.startsWith(`${page}/`))
  return isBelow ? true : undefined
}

function SignOut({ member }: { member: Member }) {
  const { frame, account } = useMessages().office
  return (
    <form method="post" action={SIGN_OUT} className={styles.who}>
      <span>
        {member.name}, {account.roles[member.role]}
      </span>
      <button type="submit">{frame.signOut}</button>
    </form>
  )
}
