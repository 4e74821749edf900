import { GUIDES, PLAN } from "#app/paths.ts"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_NAME_LENGTH } from "#domain/content/find-place.ts"
import { CarriedDates } from "./carried-dates.tsx"
import { useLayoutData, usePathWithDates } from "./layout-data.ts"
import styles from "./menus.module.css"

/** A form that searches the guides by the name of a place, and the link to the planner of trips. */
export function PlaceSearch({ id }: { id: string }) {
  const { common, plan } = useMessages()
  const { blog } = common
  return (
    <search>
      <form className={styles.search} action={GUIDES} aria-label={blog.find}>
        <label className="visually-hidden" htmlFor={id}>
          {blog.find}
        </label>
        <input
          id={id}
          name="place"
          list={PLACE_NAMES_ID}
          placeholder={blog.findHint}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
        <CarriedDates />
        <Button type="submit">{blog.findButton}</Button>
      </form>
      <a className="text-link" href={usePathWithDates()(PLAN)}>
        <Icon name="road" /> {plan.link}
      </a>
    </search>
  )
}

/** Frequent pick-up places besides the places of the guides. */
const PICK_UP_PLACES = [
  "Colombo airport (CMB), Katunayake",
  "Mattala airport (HRI)",
  "Jaffna airport (JAF)",
  "Ratmalana airport (RML)",
  "Our office, Dambulla",
]

/** The suggestions of the fields for a place. */
export function PlaceNames() {
  const { places } = useLayoutData()
  return (
    <datalist id={PLACE_NAMES_ID}>
      {[...PICK_UP_PLACES, ...places.map(({ name }) => name)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
