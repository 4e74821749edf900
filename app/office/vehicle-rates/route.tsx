import { messagesContext, officePortsContext } from "#app/context.ts"
import { ErrorList } from "#app/forms/error-summary.tsx"
import { BackLink } from "#app/office/frame/back-link.tsx"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { RATES, ratesOf } from "#app/office/paths.ts"
import { Conflicts } from "#app/office/rates/conflicts.tsx"
import { Preview } from "#app/office/rates/preview.tsx"
import { RatesBar } from "#app/office/rates/rates-bar.tsx"
import { savedHref } from "#app/office/rates/rates-in-address.ts"
import { receiveRates } from "#app/office/rates/receive-rates.ts"
import { readNotice, SavedNotice } from "#app/office/rates/saved-notice.tsx"
import ratesScript from "#app/office/rates/script/rates-script.ts?worker&url"
import { SEEN, seenText } from "#app/office/rates/sheet-in-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { Checks } from "./checks.tsx"
import { Ladder } from "./ladder.tsx"
import { OtherPrices } from "./other-prices.tsx"
import { TierTable } from "./tier-table.tsx"
import { VehicleHead } from "./vehicle-head.tsx"
import styles from "./vehicle-rates.module.css"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ request, context, params: { vehicleId } }: Route.LoaderArgs) {
  const { rates } = context.get(officePortsContext)
  const vehicle = await rates.vehicle(vehicleId)
  if (!vehicle) throw new Response(null, { status: 404 })
  const { officeRates } = context.get(messagesContext)
  const categories = await rates.categories()
  return {
    title: officeTitle(context, `${officeRates.heading}, ${vehicle.name}`),
    vehicle,
    category: categories.find(({ id }) => id === vehicle.categoryId)?.name ?? "",
    fleet: (await rates.vehicles()).map(({ id, name }) => ({ id, name })),
    changes: await lastChanges(context, "vehicle", vehicle.id),
    notice: request.method === "GET" ? await readNotice(context, new URL(request.url)) : null,
  }
}

export function action({ request, context, params: { vehicleId } }: Route.ActionArgs) {
  return receiveRates(request, context, (saved, isUndo) => savedHref(ratesOf(vehicleId), saved, isUndo))
}

/** Every price of one vehicle, with what speaks against it and how visitors see it. */
export default function VehicleRates({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, category, fleet, changes, notice } = loaderData
  const { vehicle: texts } = useMessages().officeRates
  const here = ratesOf(vehicle.id)
  if (actionData?.step === "preview") return <Preview {...actionData} here={here} />
  const answer = actionData?.step === "edit" ? actionData : undefined
  const typed = answer?.edited.find((each) => each.vehicle.id === vehicle.id)?.typed ?? {}
  const faults = answer?.faults ?? []
  return (
    <>
      <BackLink href={RATES}>{texts.back}</BackLink>
      <VehicleHead vehicle={vehicle} category={category} fleet={fleet} lastChange={changes[0]} />
      {notice && <SavedNotice notice={notice} here={here} />}
      {actionData && <Conflicts answer={actionData} />}
      <ErrorList id="errors" lines={faults} news={answer?.faults} />
      <form method="post" action={here} noValidate className={styles.form} data-rates>
        <input type="hidden" name={SEEN} value={seenText(vehicle)} />
        <button type="submit" name="act" value="look" className="vh" tabIndex={-1} aria-hidden="true" />
        <div className={styles.columns}>
          <div className={styles.prices} id="vehicles" tabIndex={-1}>
            <TierTable vehicle={vehicle} typed={typed} faults={faults} />
            <OtherPrices vehicle={vehicle} typed={typed} faults={faults} />
          </div>
          <div className={styles.beside}>
            <Checks vehicleId={vehicle.id} prices={vehicle.prices} />
            <Ladder vehicle={vehicle} />
          </div>
        </div>
        <RatesBar />
      </form>
      <ChangedBy changes={changes} />
      <script type="module" async src={ratesScript} />
    </>
  )
}
