import { guidePath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { GENERAL_PAGES, type MenuPlace } from "./menu-data.ts"
import { MenuLink } from "./menu-link.tsx"

/** List items: a place's name and its distance by road. Hovering one highlights its dot on the map by `data-place`. */
export function PlaceLinks({
  places,
  currentPath,
}: {
  places: readonly MenuPlace[]
  currentPath: string | null
}) {
  const { blog } = useMessages().common
  return places.map(({ slug, name, roadKm, isEstimate }) => (
    <li key={slug}>
      <MenuLink href={guidePath(slug)} currentPath={currentPath} data-place={slug}>
        {name} <small>{roadKm === 0 ? blog.here : blog.roadKm(roadKm, isEstimate)}</small>
      </MenuLink>
    </li>
  ))
}

export function GeneralLinks({ currentPath }: { currentPath: string | null }) {
  const { blog } = useMessages().common
  return GENERAL_PAGES.map(({ href, messageKey }) => (
    <li key={href}>
      <MenuLink href={href} currentPath={currentPath}>
        {blog[messageKey]}
      </MenuLink>
    </li>
  ))
}
