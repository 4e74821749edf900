import type { ReactNode } from "react"
import { ButtonLink } from "#app/ui/button.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { CategoryLinks } from "./category-menu.tsx"
import headerStyles from "./header.module.css"
import { LanguageLinks, type LanguageMenuProps } from "./language-menu.tsx"
import { MainLinks } from "./main-menu.tsx"
import { type MenuProps, placesByRegion } from "./menu-data.ts"
import styles from "./menus.module.css"
import { GeneralLinks, PlaceLinks } from "./place-links.tsx"
import { PlaceSearch } from "./place-search.tsx"
import { ORIGINAL, TRANSLATIONS } from "./translation.ts"

const MENU_ID = "menu-mobile"

/** `languageMenu` null: the page is private and cannot be translated. */
type MobileMenuProps = { menus: MenuProps; languageMenu: LanguageMenuProps | null } & ContactButtonsProps

/** The menu up to 768 px, over the whole window. Its links load another page, which closes it. */
export function MobileMenu({ menus, languageMenu, ...contact }: MobileMenuProps) {
  const { menu } = useMessages().common
  return (
    <div className={headerStyles.phoneOnly}>
      <button type="button" className={headerStyles.tool} popoverTarget={MENU_ID} aria-label={menu.open}>
        <Icon name="menu" />
      </button>
      <div id={MENU_ID} popover="auto" className={`${styles.menu} ${styles.mobileMenu} dark-block`}>
        <MenuHeader />
        <nav aria-label={menu.label}>
          {/* As in main-menu.tsx: the script of a vehicle page adds the entered dates to these URLs. */}
          <ul data-dated>
            <MenuItems {...menus} />
          </ul>
          <ContactButtons {...contact} />
          {languageMenu && <Languages {...languageMenu} />}
        </nav>
      </div>
    </div>
  )
}

function MenuItems({ places, categories, currentPath }: MenuProps) {
  const { menu } = useMessages().common
  return (
    <>
      <MainLinks currentPath={currentPath} />
      <Disclosure text={menu.categories}>
        <ul>
          <CategoryLinks categories={categories} currentPath={currentPath} />
        </ul>
      </Disclosure>
      <Disclosure text={menu.blog}>
        <Blog places={places} currentPath={currentPath} />
      </Disclosure>
    </>
  )
}

function MenuHeader() {
  const { siteName, menu } = useMessages().common
  return (
    <div className={styles.mobileMenuTop}>
      <b translate="no">{siteName}</b>
      <button
        type="button"
        className={headerStyles.tool}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={menu.close}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A collapsible section of the menu. Only one is open at a time, because they share a name. */
function Disclosure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <details name="menu-sections">
        <summary>
          {text}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </li>
  )
}

function Blog({ places, currentPath }: Omit<MenuProps, "categories">) {
  const { blog } = useMessages().common
  return (
    <>
      <PlaceSearch id={`${MENU_ID}-find`} />
      {placesByRegion(places).map(({ region, places }) => (
        <details key={region} name="menu-regions" className={styles.regionDetails} data-region={region}>
          <summary>
            {blog.regions[region]} <small>{places.length}</small>
          </summary>
          <ul>
            <PlaceLinks places={places} currentPath={currentPath} />
          </ul>
        </details>
      ))}
      <ul>
        <GeneralLinks currentPath={currentPath} />
      </ul>
    </>
  )
}

type ContactButtonsProps = { phone: string; messagingHref: string }

function ContactButtons({ phone, messagingHref }: ContactButtonsProps) {
  const { contact } = useMessages().common
  return (
    <div className={styles.contactButtons}>
      <ButtonLink href={telephoneHref(phone)}>
        <Icon name="phone" />
        {contact.call}
      </ButtonLink>
      <ButtonLink href={messagingHref} variant="outline" rel="noopener" target="_blank">
        <Icon name="chat" />
        {contact.messaging}
      </ButtonLink>
    </div>
  )
}

function Languages({ current, hrefs }: LanguageMenuProps) {
  const { language } = useMessages().common
  const name = [ORIGINAL, ...TRANSLATIONS].find(({ code }) => code === current)?.name ?? ORIGINAL.name
  return (
    <details name="menu-sections">
      <summary>
        <span>
          {language.label}: <span translate="no">{name}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <ul>
        <LanguageLinks current={current} hrefs={hrefs} />
      </ul>
      <p className={styles.note}>{language.note}</p>
    </details>
  )
}
