import { useLocation } from "react-router"
import { useFrameFacts } from "./frame-facts.ts"
import { type MenuProps, pageInMenus } from "./menu-data.ts"

/** What the menus of this page show. */
export function useMenus(): MenuProps {
  const { places, categories } = useFrameFacts()
  const { pathname } = useLocation()
  return { places, categories, here: pageInMenus(pathname, { places, categories }) }
}
