import { TextField } from "#app/forms/fields.tsx"
import filters from "#app/office/filters.module.css"
import { VEHICLES } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

type VehicleFilterProps = { q: string; isRetired: boolean; counts: { shown: number; retired: number } }

/** Links to the vehicles on the site and to the retired ones, and a search by name in the selected list. */
export function VehicleFilter({ q, isRetired, counts }: VehicleFilterProps) {
  const messages = useMessages().office.fleet.vehicles
  const chips = [
    { href: VEHICLES, label: messages.shown, count: counts.shown, isCurrent: !isRetired },
    {
      href: `${VEHICLES}?show=retired`,
      label: messages.retired,
      count: counts.retired,
      isCurrent: isRetired,
    },
  ]
  return (
    <>
      <nav className={filters.chips} aria-label={messages.filter}>
        {chips.map(({ href, label, count, isCurrent }) => (
          <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
            {label} <b>{count}</b>
          </a>
        ))}
      </nav>
      <search>
        <form method="get" action={VEHICLES} className={filters.form}>
          {isRetired && <input type="hidden" name="show" value="retired" />}
          <TextField field="q" label={messages.search} initial={q} type="search" maxLength={100} />
          <Button type="submit">{messages.searchSubmit}</Button>
        </form>
      </search>
    </>
  )
}
