import { usePage } from "#app/islands/page-context.tsx"
import { useFrameFacts } from "./frame-facts.ts"
import { type MenuProps, pageInMenus } from "./menu-data.ts"

/** What the menus of this page show. */
export function useMenus(): MenuProps {
  const { places, categories } = useFrameFacts()
  const { pathname } = usePage()
  return { places, categories, here: pageInMenus(pathname, { places, categories }) }
}
