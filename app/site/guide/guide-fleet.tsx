import { ALL_VEHICLES } from "#app/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Guide } from "#domain/content/content.ts"
import { tierOf } from "#domain/pricing/tiers.ts"
import { FleetTable } from "./fleet-table.tsx"
import styles from "./guide.module.css"
import type { GuideFleet as GuideGroups } from "./guide-fleet-data.ts"

type GuideFleetProps = {
  id: string
  guide: Pick<Guide, "place">
  groups: GuideGroups | null
  mileageAllowanceKm: number
  /** The company's number, and the address of a message to it that names the place. */
  phone: string
  askHref: string
}

/** The vehicles that suit the road, from the catalogue, with their rate for a day. */
export function GuideFleet({ id, groups, phone, ...suited }: GuideFleetProps) {
  const texts = useMessages().guide
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.vehicles}</h2>
      {groups === null ? <FleetFailed phone={phone} /> : <Suited groups={groups} {...suited} />}
      <p className="screen-only">
        <ButtonLink href={ALL_VEHICLES} look="line" small>
          {texts.allVehicles}
        </ButtonLink>
      </p>
    </section>
  )
}

type SuitedProps = Omit<GuideFleetProps, "id" | "groups" | "phone"> & { groups: GuideGroups }

function Suited({ groups, guide, mileageAllowanceKm, askHref }: SuitedProps) {
  const texts = useMessages().guide
  const firstTier = tierOf(1)
  if (groups.every(({ vehicles }) => vehicles.length === 0)) return <p>{texts.noVehicles}</p>
  return (
    <>
      <FleetTable place={guide.place} groups={groups} />
      <div className="small soft">
        {firstTier?.toDays && (
          <p>{texts.fleet.note(firstTier.fromDays, firstTier.toDays, mileageAllowanceKm)}</p>
        )}
        <p>
          {texts.fleet.foreigners} <a href={askHref}>{texts.fleet.askForeigners}</a>
        </p>
      </div>
    </>
  )
}

function FleetFailed({ phone }: { phone: string }) {
  const texts = useMessages().guide
  return (
    <Message tone="bad">
      <h3>{texts.fetchFailed}</h3>
      <p>{texts.fetchFailedAdvice(phone)}</p>
    </Message>
  )
}
