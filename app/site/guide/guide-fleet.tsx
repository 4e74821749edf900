import { ALL_VEHICLES } from "#app/paths.ts"
import { usePathWithDates } from "#app/site/layout/layout-data.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Guide } from "#domain/content/content.ts"
import { tierOf } from "#domain/pricing/tiers.ts"
import { FleetTable } from "./fleet-table.tsx"
import styles from "./guide.module.css"
import type { VehicleGroups } from "./guide-fleet-data.ts"

type GuideFleetProps = {
  id: string
  guide: Pick<Guide, "place">
  vehicleGroups: VehicleGroups | null
  mileageAllowanceKm: number
  /** The company's phone number. */
  phone: string
  /** A messaging link whose text names the place. */
  askHref: string
}

/** The vehicles of the catalogue that fit the needs of travellers to the place, with their rate for a day. */
export function GuideFleet({ id, vehicleGroups, phone, ...tableProps }: GuideFleetProps) {
  const messages = useMessages().guide
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{messages.vehicles}</h2>
      {vehicleGroups === null ? (
        <FleetError phone={phone} />
      ) : (
        <SuitableVehicles vehicleGroups={vehicleGroups} {...tableProps} />
      )}
      <p className="screen-only">
        <ButtonLink href={usePathWithDates()(ALL_VEHICLES)} variant="outline" small>
          {messages.allVehicles}
        </ButtonLink>
      </p>
    </section>
  )
}

type SuitableVehiclesProps = Omit<GuideFleetProps, "id" | "vehicleGroups" | "phone"> & {
  vehicleGroups: VehicleGroups
}

function SuitableVehicles({ vehicleGroups, guide, mileageAllowanceKm, askHref }: SuitableVehiclesProps) {
  const messages = useMessages().guide
  const firstTier = tierOf(1)
  if (vehicleGroups.every(({ vehicles }) => vehicles.length === 0)) return <p>{messages.noVehicles}</p>
  return (
    <>
      <FleetTable place={guide.place} vehicleGroups={vehicleGroups} />
      <div className="small soft">
        {firstTier?.toDays && (
          <p>{messages.fleet.note(firstTier.fromDays, firstTier.toDays, mileageAllowanceKm)}</p>
        )}
        <p>
          {messages.fleet.foreigners} <a href={askHref}>{messages.fleet.askForeigners}</a>
        </p>
      </div>
    </>
  )
}

function FleetError({ phone }: { phone: string }) {
  const messages = useMessages().guide
  return (
    <Notice tone="error">
      <h3>{messages.fetchFailed}</h3>
      <p>{messages.fetchFailedAdvice(phone)}</p>
    </Notice>
  )
}
