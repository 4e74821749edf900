import { usePage } from "#app/islands/page-context.tsx"
import { useLayoutData } from "./layout-data.ts"
import { type MenuProps, pageInMenus } from "./menu-data.ts"

/** What the menus of this page show. */
export function useMenus(): MenuProps {
  const { places, categories } = useLayoutData()
  const { pathname } = usePage()
  return { places, categories, here: pageInMenus(pathname, { places, categories }) }
}
