import { ALL_VEHICLES, listingPath } from "#app/paths.ts"
import { categoryPicture } from "#app/ui/category-picture.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { MenuProps } from "./menu-data.ts"
import { MenuLink } from "./menu-link.tsx"
import styles from "./menus.module.css"

type CategoryMenuProps = { id: string } & Omit<MenuProps, "places">

/** The menu of categories, each with the picture of a typical vehicle. Categories of an external admin host have no picture. */
export function CategoryMenu({ id, ...links }: CategoryMenuProps) {
  return (
    <div id={id} popover="auto" className={`${styles.menu} ${styles.smallMenu}`}>
      <ul className={styles.list}>
        <CategoryLinks {...links} hasPictures />
      </ul>
    </div>
  )
}

type CategoryLinksProps = Omit<MenuProps, "places"> & {
  /** Whether each link has space for a picture, if any category has one. */
  hasPictures?: boolean
}

/** The fixed link to all vehicles, then the categories of the catalogue. */
export function CategoryLinks({ categories, currentPath, hasPictures = false }: CategoryLinksProps) {
  const { allVehicles } = useMessages().common.menu
  const showsPictures = hasPictures && categories.some(({ id }) => categoryPicture(id))
  const links = categories.map(({ id, name }) => ({ id, name, href: listingPath(id) }))
  return [{ id: "", name: allVehicles, href: ALL_VEHICLES }, ...links].map(({ id, name, href }) => (
    <li key={href}>
      <MenuLink href={href} currentPath={currentPath}>
        {showsPictures && <CategoryPicture id={id} />}
        {name}
      </MenuLink>
    </li>
  ))
}

/** The picture of a category, or an empty space of the same size. */
function CategoryPicture({ id }: { id: string }) {
  const picture = categoryPicture(id)
  return (
    <span className={styles.picture}>
      {picture && <img src={picture} alt="" width="960" height="540" loading="lazy" />}
    </span>
  )
}
