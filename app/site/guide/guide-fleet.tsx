import { useSite } from "#app/site/site-data.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VehicleRoad } from "#app/ui/vehicle-road.tsx"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import styles from "./guide.module.css"

type GuideFleetProps = { id: string; vehicles: readonly ListedVehicle[] | null }

/** The vehicles that suit the road, from the catalogue; each links to its price list. */
export function GuideFleet({ id, vehicles }: GuideFleetProps) {
  const texts = useMessages().guide
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.vehicles}</h2>
      {vehicles === null ? <FleetFailed /> : <Suited vehicles={vehicles} />}
      <p>
        <ButtonLink href="/carlist" look="line" small>
          {texts.allVehicles}
        </ButtonLink>
      </p>
    </section>
  )
}

function Suited({ vehicles }: { vehicles: readonly ListedVehicle[] }) {
  const texts = useMessages().guide
  if (vehicles.length === 0) return <p>{texts.noVehicles}</p>
  return (
    <>
      <p className="soft">{texts.vehiclesLead}</p>
      <VehicleRoad vehicles={vehicles} />
    </>
  )
}

function FleetFailed() {
  const texts = useMessages().guide
  return (
    <Message tone="bad">
      <h3>{texts.fetchFailed}</h3>
      <p>{texts.fetchFailedAdvice(useSite().phone)}</p>
    </Message>
  )
}
