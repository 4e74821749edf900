import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { BlogMenu } from "./blog-menu.tsx"
import { CategoryMenu } from "./category-menu.tsx"
import styles from "./header.module.css"
import { MAIN_LINKS, type MenuProps } from "./menu-data.ts"
import { MenuLink } from "./menu-link.tsx"

export function MainMenu({ places, categories, here }: MenuProps) {
  const { menu } = useMessages().common
  return (
    <nav className={styles.nav} aria-label={menu.label}>
      <ul>
        <MainLinks here={here} />
        <li>
          <MenuButton opens="menu-categories" text={menu.categories} />
          <CategoryMenu id="menu-categories" categories={categories} here={here} />
        </li>
        <li>
          <MenuButton opens="menu-blog" text={menu.blog} />
          <BlogMenu id="menu-blog" places={places} here={here} />
        </li>
      </ul>
    </nav>
  )
}

/** The six fixed links, each an item of the list around them. */
export function MainLinks({ here }: { here: string | null }) {
  const { menu } = useMessages().common
  return MAIN_LINKS.map(({ href, text }) => (
    <li key={href}>
      <MenuLink href={href} here={here}>
        {menu[text]}
      </MenuLink>
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
