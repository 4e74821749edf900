import { type Context, messagesContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { DoneNotice, doneMessageIn } from "#app/office/done-notice.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetEditor } from "#app/office/fleet/fleet-context.ts"
import { handleMove } from "#app/office/fleet/handle-retire.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CATEGORIES, EXTRAS, NEW_VEHICLE, VEHICLES } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EditableVehicle } from "#domain/catalogue/fleet-editor.ts"
import { searchByName } from "#domain/catalogue/search.ts"
import type { Route } from "./+types/route"
import { VehicleFilter } from "./vehicle-filter.tsx"
import { VehicleLists } from "./vehicle-lists.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const { searchParams } = new URL(request.url)
  const filters = { q: searchParams.get("q") ?? "", showsRetired: searchParams.get("show") === "retired" }
  const vehicles = await fleetEditor(context).vehicles()
  const listedVehicles = vehicles.filter(({ retiredAt }) => (retiredAt !== null) === filters.showsRetired)
  return {
    title: officeTitle(context, office.fleet.vehicles.heading),
    filters,
    counts: countVehicles(vehicles),
    categories: await groupByCategory(context, searchVehicles(listedVehicles, filters.q)),
    done: doneMessageIn(request, context.get(messagesContext).office.fleet.done),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleMove(context, await readForm(request), { kind: "vehicle", path: VEHICLES })
}

function searchVehicles(vehicles: readonly EditableVehicle[], search: string): EditableVehicle[] {
  const rows = vehicles.map((vehicle) => ({ name: vehicle.values.name, vehicle }))
  return searchByName(rows, search).map(({ vehicle }) => vehicle)
}

function countVehicles(vehicles: readonly EditableVehicle[]) {
  const retiredCount = vehicles.filter(({ retiredAt }) => retiredAt !== null).length
  return { shown: vehicles.length - retiredCount, retired: retiredCount }
}

/** The categories with at least one of these vehicles, in the order of the site. */
async function groupByCategory(context: Context, vehicles: readonly EditableVehicle[]) {
  const categories = await fleetEditor(context).categories()
  return categories.flatMap(({ id, values }) => {
    const categoryVehicles = vehicles.filter((vehicle) => vehicle.values.categoryId === id)
    return categoryVehicles.length > 0 ? [{ id, name: values.name, vehicles: categoryVehicles }] : []
  })
}

/** The vehicles that match the filters, by category, in the order in which visitors see them. */
export default function Vehicles({
  loaderData: { filters, counts, categories, done },
}: Route.ComponentProps) {
  const messages = useMessages().office.fleet.vehicles
  const isUnfiltered = filters.q === "" && !filters.showsRetired
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.heading}</h1>
        <div className={styles.actions}>
          <a className="text-link" href={CATEGORIES}>
            {messages.categories}
          </a>
          <a className="text-link" href={EXTRAS}>
            {messages.extras}
          </a>
          <ButtonLink href={NEW_VEHICLE}>{messages.add}</ButtonLink>
        </div>
      </div>
      <DoneNotice done={done} />
      <VehicleFilter {...filters} counts={counts} />
      {categories.length === 0 && <NoVehicles {...filters} />}
      <VehicleLists categories={categories} canMove={isUnfiltered} />
    </>
  )
}

function NoVehicles({ q, showsRetired }: { q: string; showsRetired: boolean }) {
  const { noResults, noResultsAdvice, noRetiredVehicles, showAll } = useMessages().office.fleet.vehicles
  if (showsRetired && !q) return <p>{noRetiredVehicles}</p>
  return (
    <EmptyState heading={noResults} actions={<ButtonLink href={VEHICLES}>{showAll}</ButtonLink>}>
      <p>{noResultsAdvice}</p>
    </EmptyState>
  )
}
