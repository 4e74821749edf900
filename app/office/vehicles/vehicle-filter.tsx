import { TextField } from "#app/forms/fields.tsx"
import filterStyles from "#app/office/filters.module.css"
import { VEHICLES } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"

type VehicleFilterProps = { q: string; showsRetired: boolean; counts: { shown: number; retired: number } }

/** Links to the vehicles on the site and to the retired ones, and a search by name in the selected list. */
export function VehicleFilter({ q, showsRetired, counts }: VehicleFilterProps) {
  const messages = useMessages().office.fleet.vehicles
  const chips = [
    { href: VEHICLES, label: messages.shown, count: counts.shown, isCurrent: !showsRetired },
    {
      href: `${VEHICLES}?show=retired`,
      label: messages.retired,
      count: counts.retired,
      isCurrent: showsRetired,
    },
  ]
  return (
    <>
      <nav className={filterStyles.chips} aria-label={messages.filter}>
        {chips.map(({ href, label, count, isCurrent }) => (
          <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
            {label} <b>{count}</b>
          </a>
        ))}
      </nav>
      <search>
        <form method="get" action={VEHICLES} className={filterStyles.form}>
          {showsRetired && <input type="hidden" name="show" value="retired" />}
          <TextField
            field="q"
            label={messages.search}
            initial={q}
            type="search"
            maxLength={MAX_SEARCH_LENGTH}
          />
          <Button type="submit">{messages.searchSubmit}</Button>
        </form>
      </search>
    </>
  )
}
