import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { Island } from "#app/islands/island.tsx"
import { NewCount } from "#app/office/enquiries/new-count.tsx"
import { INBOX, SIGN_OUT } from "#app/office/paths.ts"
import { BrandMark } from "#app/ui/brand-mark.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { isOwner, mayEditFleet, type StaffMember } from "#domain/staff/staff-member.ts"
import styles from "./sidebar.module.css"
import { type SidebarItem, sidebarItems } from "./sidebar-items.ts"

type Member = Pick<StaffMember, "name" | "role" | "editsFleet">
type SidebarProps = {
  companyName: string
  member: Member
  newCount: number
  hasLiveCount: boolean
  /** Whether the fleet is managed in this office, and not on an external admin host. */
  hasFleet: boolean
}

const MENU_ID = "office-menu"

/** The sidebar of every page of the office: navigation, the signed-in member, and the button to sign out. */
export function Sidebar({ companyName, ...rest }: SidebarProps) {
  const { name, sidebar } = useMessages().office
  return (
    <header className={styles.sidebar}>
      <p className={styles.brand}>
        <BrandMark className={styles.mark} />
        <span>
          <b>{companyName}</b>
          <small>{name}</small>
        </span>
      </p>
      <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        {sidebar.openMenu}
      </button>
      {/* Always visible on a wide screen; on a narrow one, the button opens it as a popover. */}
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <Navigation {...rest} />
        <SignOut member={rest.member} />
      </div>
    </header>
  )
}

function Navigation({ member, newCount, hasLiveCount, hasFleet }: Omit<SidebarProps, "companyName">) {
  const messages = useMessages()
  const items = sidebarItems(messages).filter(
    ({ isForOwners, needsFleet, needsFleetRight }) =>
      (!isForOwners || isOwner(member)) &&
      (!needsFleet || hasFleet) &&
      (!needsFleetRight || mayEditFleet(member)),
  )
  return (
    <nav aria-label={messages.office.sidebar.menu}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <SidebarLink {...item}>
              {item.href === INBOX && <LiveCount count={newCount} hasLiveCount={hasLiveCount} />}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SidebarLink({
  href,
  label,
  icon,
  relatedPaths = [],
  children,
}: SidebarItem & { children: ReactNode }) {
  return (
    <a href={href} aria-current={useAriaCurrent(href, relatedPaths)}>
      <Icon name={icon} />
      {label}
      {children}
    </a>
  )
}

/**
 * The number of new enquiries. On the inbox page the live list updates it; on other pages the island fetches it. `hasLiveCount`:
 * whether the session may fetch the number, which needs a second factor.
 */
function LiveCount({ count, hasLiveCount }: { count: number; hasLiveCount: boolean }) {
  const props = { count, className: styles.count, fetchesUpdates: useLocation().pathname !== INBOX }
  return hasLiveCount ? (
    <Island name="newCount" component={NewCount} props={props} />
  ) : (
    <NewCount {...props} />
  )
}

/** The value of `aria-current`: 'page' for the page itself, true for a page below it. */
function useAriaCurrent(href: string, relatedPaths: readonly string[]): "page" | true | undefined {
  const { pathname } = useLocation()
  if (pathname === href) return "page"
  const isBelow = [href, ...relatedPaths].some((path) => `${pathname}/`.startsWith(`${path}/`))
  return isBelow ? true : undefined
}

function SignOut({ member }: { member: Member }) {
  const { sidebar, account } = useMessages().office
  return (
    <form method="post" action={SIGN_OUT} className={styles.account}>
      <span>
        {member.name}, {account.roles[member.role]}
      </span>
      <button type="submit">{sidebar.signOut}</button>
    </form>
  )
}
