import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { FactsEditor } from "#app/office/fleet/facts-editor.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetOf, notFound } from "#app/office/fleet/fleet-of.ts"
import { doneIn, Notice } from "#app/office/fleet/notice.tsx"
import { openCategories } from "#app/office/fleet/open-categories.ts"
import { openExtras } from "#app/office/fleet/open-extras.ts"
import { PlaceForm } from "#app/office/fleet/place-form.tsx"
import { receiveFacts } from "#app/office/fleet/receive-facts.ts"
import { receivePlace, receiveRetire } from "#app/office/fleet/receive-retire.ts"
import { RetireForm } from "#app/office/fleet/retire-form.tsx"
import { VehicleFields } from "#app/office/fleet/vehicle-fields.tsx"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { editVehicle } from "#app/office/paths.ts"
import { typedFacts } from "#domain/catalogue/facts.ts"
import { VEHICLE_FACTS } from "#domain/catalogue/vehicle-facts.ts"
import type { Route } from "./+types/route"
import { VehicleHead } from "./vehicle-head.tsx"
import { VehiclePictures } from "./vehicle-pictures.tsx"

export const meta = officeMeta

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const fleet = fleetOf(context)
  const [vehicle, vehicles] = await Promise.all([fleet.vehicle(id), fleet.vehicles()])
  if (!vehicle) return notFound()
  const beside = vehicles
    .filter(({ facts, retiredAt }) => facts.categoryId === vehicle.facts.categoryId && retiredAt === null)
    .map((each) => ({ id: each.id, name: each.facts.name }))
  const { office } = context.get(messagesContext)
  return {
    title: officeTitle(context, vehicle.facts.name || office.fleet.vehicles.heading),
    vehicle,
    categories: await openCategories(fleet, vehicle.facts.categoryId),
    extras: await openExtras(fleet),
    beside: beside.filter((each) => each.id !== id),
    after: beside[beside.findIndex((each) => each.id === id) - 1]?.id ?? null,
    changes: await lastChanges(context, "vehicle", id),
    done: doneIn(request),
  }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const page = editVehicle(id)
  const act = textOf(form, "act")
  const pressed = { context, form, kind: "vehicle", id, page } as const
  if (act === "retire" || act === "restore") return receiveRetire(pressed, act)
  if (act === "place") return receivePlace(pressed)
  const fleet = fleetOf(context)
  return receiveFacts({
    ...{ context, form, page, rules: VEHICLE_FACTS },
    change: (facts, seen) => fleet.changeVehicle(id, facts, seen),
    now: () => fleet.vehicle(id),
  })
}

/** One vehicle: what is said of it, its pictures, its place in the lists, and the way out of them. */
export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, categories, extras, beside, after, changes, done } = loaderData
  const form = actionData && "answers" in actionData ? actionData : undefined
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined
  const facts = typedFacts(VEHICLE_FACTS, vehicle.facts)
  return (
    <>
      <VehicleHead {...vehicle} />
      {!actionData && <Notice done={done} />}
      <div className={styles.columns}>
        <FactsEditor rules={VEHICLE_FACTS} version={vehicle.version} facts={facts} form={form}>
          {(shown) => <VehicleFields {...shown} categories={categories} extras={extras} />}
        </FactsEditor>
        <div>
          <VehiclePictures {...vehicle} />
          {vehicle.retiredAt === null && <PlaceForm beside={beside} after={after} />}
          <RetireForm kind="vehicle" {...vehicle} refused={refused} />
          <ChangedBy changes={changes} />
        </div>
      </div>
    </>
  )
}
