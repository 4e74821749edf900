import { guidePath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { GENERAL_PAGES, type MenuPlace } from "./menu-data.ts"
import { MenuLink } from "./menu-link.tsx"

/** Items of a list: a place's name and how far it is by road. `data-place` lights its dot on a map around them. */
export function PlaceLinks({ places, here }: { places: readonly MenuPlace[]; here: string | null }) {
  const { blog } = useMessages().common
  return places.map(({ slug, name, roadKm, isEstimate }) => (
    <li key={slug}>
      <MenuLink href={guidePath(slug)} here={here} data-place={slug}>
        {name} <small>{roadKm === 0 ? blog.here : blog.roadKm(roadKm, isEstimate)}</small>
      </MenuLink>
    </li>
  ))
}

export function GeneralLinks({ here }: { here: string | null }) {
  const { blog } = useMessages().common
  return GENERAL_PAGES.map(({ href, text }) => (
    <li key={href}>
      <MenuLink href={href} here={here}>
        {blog[text]}
      </MenuLink>
    </li>
  ))
}
