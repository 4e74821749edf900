import { SiteLink } from "#app/site/layout/site-link.tsx"
import { mayIDrivePath } from "#app/site/licence/may-i-drive-path.ts"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Specification as Facts, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./specification.module.css"

type SpecificationProps = {
  vehicle: Pick<Vehicle, "description" | "specification" | "chauffeurOnly">
  /** The start of the chosen rental period; null without one. */
  pickUp: WallTime | null
}

/** The specification of a vehicle, without unknown facts, and a link to the licence that its driver needs. */
export function Specification({ vehicle, pickUp }: SpecificationProps) {
  const { licence, vehicleFacts } = useMessages()
  const messages = vehicleFacts.specification
  const mayIDrive = mayIDrivePath(vehicle, pickUp)
  const paragraphs = vehicle.description?.split(/\n+/).filter((text) => text.trim() !== "") ?? []
  return (
    <section aria-labelledby="specification" className={`${styles.vehicle} stack screen-only`}>
      <h2 id="specification">{messages.heading}</h2>
      <dl className={styles.facts}>
        {factsOf(vehicle.specification, messages).map(({ label, icon, text }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="prose">
        {[...new Set(paragraphs)].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {mayIDrive && (
          <p>
            <SiteLink href={mayIDrive}>{licence.linkOfVehicle}</SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}

type Fact = { label: string; icon: IconName; text: string }

function factsOf(facts: Facts, messages: Messages["vehicleFacts"]["specification"]): Fact[] {
  const yesOrNo = (is: boolean) => (is ? messages.yes : messages.no)
  const bags = messages.bags(facts.luggageLarge ?? 0, facts.luggageSmall ?? 0)
  return [
    fact(messages.gearbox, facts.gearbox, facts.gearbox, (gearbox) => messages.gearboxes[gearbox]),
    fact(messages.fuel, "fuel", facts.fuel, String),
    fact(messages.consumption, "gauge", facts.kmPerLitre, messages.kmpl),
    fact(messages.range, "gauge", facts.rangeKm, messages.rangeKm),
    fact(messages.seats, "seat", facts.seats, String),
    fact(messages.doors, "door", facts.doors || null, String),
    fact(messages.airConditioning, "air-conditioning", facts.airConditioning, yesOrNo),
    fact(messages.airbags, "airbag", facts.airbags, yesOrNo),
    fact(messages.luggage, "luggage", bags || null, String),
    fact(messages.modelYear, "calendar", facts.modelYear, String),
    fact(messages.engine, "bolt", facts.engineCc, messages.engineCc),
    fact(messages.body, "limousine", facts.body, messages.bodyName),
  ].flat()
}

function fact<T>(label: string, icon: IconName, value: T | null, format: (value: T) => string): Fact[] {
  return value === null ? [] : [{ label, icon, text: format(value) }]
}
