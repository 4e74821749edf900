import { useLocation } from "react-router"
import { categoryPicture } from "#app/ui/category-picture.ts"
import type { MenuCategory } from "./menu-data.ts"
import styles from "./menus.module.css"

type CategoryMenuProps = { id: string; categories: readonly MenuCategory[] }

/** The classes of vehicles, each with one that is typical of it; another admin host's have no drawing. */
export function CategoryMenu({ id, categories }: CategoryMenuProps) {
  return (
    <div id={id} popover="auto" className={`${styles.menu} ${styles.small}`}>
      <ul className={styles.list}>
        <CategoryLinks categories={categories} pictures />
      </ul>
    </div>
  )
}

type CategoryLinksProps = { categories: readonly MenuCategory[]; pictures?: boolean }

export function CategoryLinks({ categories, pictures = false }: CategoryLinksProps) {
  const { pathname } = useLocation()
  const isDrawn = pictures && categories.some(({ id }) => categoryPicture(id))
  return categories.map(({ id, name }) => {
    const href = `/carlist/${encodeURIComponent(id)}`
    return (
      <li key={id}>
        <a href={href} aria-current={href === pathname ? "page" : undefined}>
          {isDrawn && <Silhouette id={id} />}
          {name}
        </a>
      </li>
    )
  })
}

function Silhouette({ id }: { id: string }) {
  const picture = categoryPicture(id)
  return (
    <span className={styles.silhouette}>
      {picture && <img src={picture} alt="" width="960" height="540" loading="lazy" />}
    </span>
  )
}
