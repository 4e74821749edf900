import { messagesContext } from "#app/context.ts"
import { DoneNotice, doneIn } from "#app/office/done-notice.tsx"
import { placeOf } from "#app/office/fleet/entry-page.tsx"
import { FactFields } from "#app/office/fleet/fact-fields.tsx"
import { FactsEditor } from "#app/office/fleet/facts-editor.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetOf, notFound } from "#app/office/fleet/fleet-of.ts"
import { formIn, handleEntry, refusalIn } from "#app/office/fleet/handle-entry.ts"
import { openCategories } from "#app/office/fleet/open-categories.ts"
import { openExtras } from "#app/office/fleet/open-extras.ts"
import { PlaceForm } from "#app/office/fleet/place-form.tsx"
import { RetireForm } from "#app/office/fleet/retire-form.tsx"
import { RetireQuestion } from "#app/office/fleet/retire-question.tsx"
import { VEHICLE_GROUPS } from "#app/office/fleet/vehicle-groups.ts"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { editVehicle } from "#app/office/paths.ts"
import { factTexts } from "#domain/catalogue/facts.ts"
import { VEHICLE_FACTS } from "#domain/catalogue/vehicle-facts.ts"
import type { Route } from "./+types/route"
import { VehicleHead } from "./vehicle-head.tsx"
import { VehiclePictures } from "./vehicle-pictures.tsx"

export const meta = officeMeta

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const fleet = fleetOf(context)
  const [vehicle, vehicles] = await Promise.all([fleet.vehicle(id), fleet.vehicles()])
  if (!vehicle) return notFound()
  const ofCategory = vehicles.filter(({ facts }) => facts.categoryId === vehicle.facts.categoryId)
  const { office } = context.get(messagesContext)
  return {
    title: officeTitle(context, vehicle.facts.name || office.fleet.vehicles.heading),
    vehicle,
    categories: await openCategories(fleet, vehicle.facts.categoryId),
    extras: await openExtras(fleet),
    ...placeOf(id, ofCategory),
    changes: await lastChanges(context, "vehicle", id),
    done: doneIn(request, context.get(messagesContext).office.fleet.done),
  }
}

export function action({ request, context, params: { id } }: Route.ActionArgs) {
  return handleEntry(request, {
    context,
    id,
    kind: "vehicle",
    rules: VEHICLE_FACTS,
    page: editVehicle(id),
    change: (facts, edit) => fleetOf(context).changeVehicle(id, facts, edit),
    now: () => fleetOf(context).vehicle(id),
  })
}

/** The page of one vehicle: its facts, its pictures, its place in the lists, and the form that retires it. */
export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, categories, extras, beside, after, changes, done } = loaderData
  const facts = factTexts(VEHICLE_FACTS, vehicle.facts)
  if (actionData && "entries" in actionData) return <RetireQuestion vehicle={vehicle} {...actionData} />
  return (
    <>
      <VehicleHead {...vehicle} />
      {!actionData && <DoneNotice done={done} />}
      <div className={styles.columns}>
        <FactsEditor rules={VEHICLE_FACTS} version={vehicle.version} facts={facts} form={formIn(actionData)}>
          {(shown) => (
            <FactFields {...shown} groups={VEHICLE_GROUPS} categories={categories} extras={extras} />
          )}
        </FactsEditor>
        <div>
          <VehiclePictures {...vehicle} />
          {vehicle.retiredAt === null && <PlaceForm beside={beside} after={after} />}
          <RetireForm kind="vehicle" {...vehicle} refused={refusalIn(actionData)} />
          <ChangedBy changes={changes} />
        </div>
      </div>
    </>
  )
}
