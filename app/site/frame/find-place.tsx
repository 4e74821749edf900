import { Button } from "#app/ui/button.tsx"
import { useDrawnOnce } from "#app/ui/drawn-once.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useFrameFacts } from "./frame-facts.ts"
import type { MenuPlace } from "./menu-data.ts"
import styles from "./menus.module.css"

/** The list of place names that fields may offer: it stands once on every page. */
export const PLACE_NAMES_ID = "place-names"

/** For those who know a place's name and not its region: the list of guides, asked for one of them. */
export function FindPlace({ id }: { id: string }) {
  const { blog } = useMessages().common
  return (
    <search>
      <form className={styles.find} action="/guides" aria-label={blog.find}>
        <label className="vh" htmlFor={id}>
          {blog.find}
        </label>
        <input
          id={id}
          name="place"
          list={PLACE_NAMES_ID}
          placeholder={blog.findHint}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit">{blog.findButton}</Button>
      </form>
    </search>
  )
}

/** The names that fields for a place offer. */
export function PlaceNames() {
  const { places } = useFrameFacts()
  return <datalist id={PLACE_NAMES_ID} {...useDrawnOnce(<Options places={places} />)} />
}

/** Where vehicles are often handed over, besides the places of the guides. */
const PICK_UP_PLACES = [
  "Colombo airport (CMB), Katunayake",
  "Mattala airport (HRI)",
  "Jaffna airport (JAF)",
  "Ratmalana airport (RML)",
  "Our office, Dambulla",
]

function Options({ places }: { places: readonly MenuPlace[] }) {
  return [...PICK_UP_PLACES, ...places.map(({ name }) => name)].map((name) => (
    <option key={name} value={name} />
  ))
}
