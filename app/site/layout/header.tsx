import { usePage } from "#app/islands/page-context.tsx"
import { HOME, isPrivateUrl } from "#app/paths.ts"
import { BrandMark } from "#app/ui/brand-mark.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./header.module.css"
import { LanguageMenu, useLanguage, useLanguageHrefs } from "./language-menu.tsx"
import { useLayoutData, usePathWithDates } from "./layout-data.ts"
import { MainMenu } from "./main-menu.tsx"
import { type MenuProps, pathInMenus } from "./menu-data.ts"
import { MobileMenu } from "./mobile-menu.tsx"
import { usePagePath } from "./page-url.ts"
import { useMessagingHref } from "./use-messaging-href.ts"

/** Above 768 px the links are in a row. In a narrower window they are in the mobile menu. */
export function Header() {
  const { phone } = usePage().site
  const menus = useMenus()
  const messagingHref = useMessagingHref()
  const { pathname, search } = usePagePath()
  const { siteUrl } = usePage()
  const languages = { current: useLanguage(), hrefs: useLanguageHrefs() }
  // The translation service of the language menu must not see a private page.
  const languageMenu = isPrivateUrl(new URL(pathname + search, siteUrl)) ? null : languages
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <MainMenu {...menus} />
        <Telephone phone={phone} />
        <Messaging href={messagingHref} />
        {languageMenu && <LanguageMenu {...languageMenu} />}
        <MobileMenu menus={menus} languageMenu={languageMenu} phone={phone} messagingHref={messagingHref} />
      </div>
    </header>
  )
}

function useMenus(): MenuProps {
  const { places, categories } = useLayoutData()
  const { pathname } = usePage()
  return { places, categories, currentPath: pathInMenus(pathname, { places, categories }) }
}

/** `data-dated`: the script of a vehicle page adds the dates that a visitor enters to the URL of this link. */
function Brand() {
  const { siteName, town, hiddenHomeSuffix } = useMessages().common
  return (
    <a className={styles.brand} href={usePathWithDates()(HOME)} translate="no" data-dated>
      <BrandMark className={styles.mark} />
      <span>
        <b>{siteName}</b>
        <small>{town}</small>
        <span className="visually-hidden">{hiddenHomeSuffix}</span>
      </span>
    </a>
  )
}

function Telephone({ phone }: { phone: string }) {
  const { contact } = useMessages().common
  return (
    <a className={styles.tool} href={telephoneHref(phone)} aria-label={contact.callNumber(phone)}>
      <Icon name="phone" />
      <span className={`${styles.wideOnly} num`}>{phone}</span>
    </a>
  )
}

function Messaging({ href }: { href: string }) {
  const { contact } = useMessages().common
  return (
    <a className={styles.tool} href={href} rel="noopener" target="_blank">
      <Icon name="chat" />
      <span className={styles.wideOnly}>{contact.messaging}</span>
      <span className="visually-hidden">{contact.hiddenMessagingSuffix}</span>
    </a>
  )
}
