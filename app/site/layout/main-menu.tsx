import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { BlogMenu } from "./blog-menu.tsx"
import { CategoryMenu } from "./category-menu.tsx"
import styles from "./header.module.css"
import { MAIN_LINKS, type MenuProps } from "./menu-data.ts"
import { MenuLink } from "./menu-link.tsx"

export function MainMenu({ places, categories, currentPath }: MenuProps) {
  const { menu } = useMessages().common
  return (
    <nav className={styles.nav} aria-label={menu.label}>
      {/* `data-dated`: the script of a vehicle page adds the dates that a visitor enters to the URLs of these links. */}
      <ul data-dated>
        <MainLinks currentPath={currentPath} />
        <li>
          <MenuButton popoverId="menu-categories" text={menu.categories} />
          <CategoryMenu id="menu-categories" categories={categories} currentPath={currentPath} />
        </li>
        <li>
          <MenuButton popoverId="menu-blog" text={menu.blog} />
          <BlogMenu id="menu-blog" places={places} currentPath={currentPath} />
        </li>
      </ul>
    </nav>
  )
}

/** The six fixed links as list items. */
export function MainLinks({ currentPath }: { currentPath: string | null }) {
  const { menu } = useMessages().common
  return MAIN_LINKS.map(({ href, messageKey }) => (
    <li key={href}>
      <MenuLink href={href} currentPath={currentPath}>
        {menu[messageKey]}
      </MenuLink>
    </li>
  ))
}

/** The browser opens the popover, closes it on Escape or a click elsewhere, and sets the expanded state of the button. */
function MenuButton({ popoverId, text }: { popoverId: string; text: string }) {
  return (
    <button type="button" popoverTarget={popoverId}>
      {text}
      <Icon name="chevron" className={styles.chevron} />
    </button>
  )
}
