import { messagesContext } from "#app/context.ts"
import { DoneNotice, doneMessageIn } from "#app/office/done-notice.tsx"
import { EditForm } from "#app/office/fleet/edit-form.tsx"
import { positionInList } from "#app/office/fleet/entry-page.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetEditor, notFound } from "#app/office/fleet/fleet-context.ts"
import { FleetFields } from "#app/office/fleet/fleet-fields.tsx"
import { formIn, handleEntry, refusalIn } from "#app/office/fleet/handle-entry.ts"
import { offeredExtras } from "#app/office/fleet/offered-extras.ts"
import { PositionForm } from "#app/office/fleet/position-form.tsx"
import { RetireForm } from "#app/office/fleet/retire-form.tsx"
import { RetireQuestion } from "#app/office/fleet/retire-question.tsx"
import { selectableCategories } from "#app/office/fleet/selectable-categories.ts"
import { VEHICLE_GROUPS } from "#app/office/fleet/vehicle-groups.ts"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { vehiclePage } from "#app/office/paths.ts"
import { fieldTexts } from "#domain/catalogue/field-rules.ts"
import { VEHICLE_FIELDS } from "#domain/catalogue/vehicle-fields.ts"
import type { Route } from "./+types/route"
import { VehicleHead } from "./vehicle-head.tsx"
import { VehiclePictures } from "./vehicle-pictures.tsx"

export const meta = officeMeta

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const fleet = fleetEditor(context)
  const [vehicle, vehicles] = await Promise.all([fleet.vehicle(id), fleet.vehicles()])
  if (!vehicle) return notFound()
  const categoryVehicles = vehicles.filter(({ values }) => values.categoryId === vehicle.values.categoryId)
  const { office } = context.get(messagesContext)
  return {
    title: officeTitle(context, vehicle.values.name || office.fleet.vehicles.heading),
    vehicle,
    categories: await selectableCategories(fleet, vehicle.values.categoryId),
    extras: await offeredExtras(fleet),
    ...positionInList(id, categoryVehicles),
    changes: await lastChanges(context, "vehicle", id),
    done: doneMessageIn(request, context.get(messagesContext).office.fleet.done),
  }
}

export function action({ request, context, params: { id } }: Route.ActionArgs) {
  return handleEntry(request, {
    context,
    id,
    kind: "vehicle",
    rules: VEHICLE_FIELDS,
    path: vehiclePage(id),
    change: (values, edit) => fleetEditor(context).changeVehicle(id, values, edit),
    findStored: () => fleetEditor(context).vehicle(id),
  })
}

/** The page of one vehicle: its values, pictures and position in the lists, and the form that retires it. */
export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, categories, extras, otherRows, previousRowId, changes, done } = loaderData
  const values = fieldTexts(VEHICLE_FIELDS, vehicle.values)
  if (actionData && "entries" in actionData) return <RetireQuestion vehicle={vehicle} {...actionData} />
  return (
    <>
      <VehicleHead {...vehicle} />
      {!actionData && <DoneNotice done={done} />}
      <div className={styles.columns}>
        <EditForm rules={VEHICLE_FIELDS} version={vehicle.version} values={values} form={formIn(actionData)}>
          {(fieldState) => (
            <FleetFields {...fieldState} groups={VEHICLE_GROUPS} categories={categories} extras={extras} />
          )}
        </EditForm>
        <div>
          <VehiclePictures {...vehicle} />
          {vehicle.retiredAt === null && <PositionForm otherRows={otherRows} previousRowId={previousRowId} />}
          <RetireForm kind="vehicle" {...vehicle} refusal={refusalIn(actionData)} />
          <ChangedBy changes={changes} />
        </div>
      </div>
    </>
  )
}
