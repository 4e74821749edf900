import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./menus.module.css"

const NAMES = "place-names"

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
          list={NAMES}
          placeholder={blog.findHint}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit">{blog.findButton}</Button>
      </form>
    </search>
  )
}

/** The names that the find fields offer, once on a page. */
export function PlaceNames({ places }: { places: readonly { slug: string; name: string }[] }) {
  return (
    <datalist id={NAMES}>
      {places.map(({ slug, name }) => (
        <option key={slug} value={name} />
      ))}
    </datalist>
  )
}
