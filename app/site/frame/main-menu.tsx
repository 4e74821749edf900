import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { BlogMenu } from "./blog-menu.tsx"
import { CategoryMenu } from "./category-menu.tsx"
import styles from "./header.module.css"
import { MAIN_LINKS, type MenuCategory, type MenuPlace } from "./menu-data.ts"
import { MenuLink } from "./menu-link.tsx"

type MainMenuProps = { places: readonly MenuPlace[]; categories: readonly MenuCategory[] }

export function MainMenu({ places, categories }: MainMenuProps) {
  const { menu } = useMessages().common
  return (
    <nav className={styles.nav} aria-label={menu.label}>
      <ul>
        <MainLinks />
        <li>
          <MenuButton opens="menu-categories" text={menu.categories} />
          <CategoryMenu id="menu-categories" categories={categories} />
        </li>
        <li>
          <MenuButton opens="menu-blog" text={menu.blog} />
          <BlogMenu id="menu-blog" places={places} />
        </li>
      </ul>
    </nav>
  )
}

/** The six fixed links, each an item of the list around them. */
export function MainLinks() {
  const { menu } = useMessages().common
  return MAIN_LINKS.map(({ href, text }) => (
    <li key={href}>
      <MenuLink href={href}>{menu[text]}</MenuLink>
    </li>
  ))
}

/** The platform opens the popover, closes it with Escape and a press elsewhere, and tells whether it is open. */
function MenuButton({ opens, text }: { opens: string; text: string }) {
  return (
    <button type="button" popoverTarget={opens}>
      {text}
      <Icon name="chevron" className={styles.chevron} />
    </button>
  )
}
