import { messagesContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetEditor } from "#app/office/fleet/fleet-context.ts"
import { FleetField } from "#app/office/fleet/fleet-field.tsx"
import { FleetFields } from "#app/office/fleet/fleet-fields.tsx"
import { offeredExtras } from "#app/office/fleet/offered-extras.ts"
import { selectableCategories } from "#app/office/fleet/selectable-categories.ts"
import { VEHICLE_GROUPS } from "#app/office/fleet/vehicle-groups.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { VEHICLES } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { NEW_VEHICLE_FIELDS } from "#domain/catalogue/vehicle-fields.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { Route } from "./+types/route"
import { handleNewVehicle } from "./handle-new-vehicle.ts"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const fleet = fleetEditor(context)
  const [categories, extras] = await Promise.all([selectableCategories(fleet), offeredExtras(fleet)])
  const categoryId = new URL(request.url).searchParams.get("category") ?? ""
  return { title: officeTitle(context, office.fleet.vehicle.newHeading), categories, extras, categoryId }
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleNewVehicle(context, await readForm(request))
}

/** The form of a new vehicle, with its first rates. */
export default function NewVehicle({
  loaderData: { categories, extras, categoryId },
  actionData,
}: Route.ComponentProps) {
  const { vehicle } = useMessages().office.fleet
  const fieldState = { rules: NEW_VEHICLE_FIELDS, values: { ...DEFAULTS, categoryId }, form: actionData }
  return (
    <>
      <BackLink href={VEHICLES}>{vehicle.back}</BackLink>
      <h1>{vehicle.newHeading}</h1>
      <OfficeErrors form={actionData} />
      <form method="post" noValidate className={styles.form}>
        <FleetFields {...fieldState} groups={VEHICLE_GROUPS} categories={categories} extras={extras} />
        <fieldset>
          <legend>{vehicle.groups.rates}</legend>
          <p className={styles.wide}>{vehicle.ratesHint}</p>
          {TIERS.map(({ id }) => (
            <FleetField key={id} {...fieldState} field={id} control="amount" />
          ))}
        </fieldset>
        <fieldset>
          <legend>{vehicle.groups.address}</legend>
          <FleetField {...fieldState} field="id" />
        </fieldset>
        <div>
          <Button type="submit" variant="primary">
            {vehicle.add}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Values that most vehicles have. */
const DEFAULTS: Readonly<Record<string, string>> = {
  units: "1",
  gearbox: "automatic",
  airConditioning: "yes",
  unlimitedKilometersPrice: "0",
}
