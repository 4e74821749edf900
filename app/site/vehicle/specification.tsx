import { SiteLink } from "#app/site/layout/site-link.tsx"
import { mayIDrivePath } from "#app/site/licence/may-i-drive-path.ts"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Specification as SpecificationData, Vehicle } from "#domain/catalogue/vehicle.ts"
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
      <dl className={styles.rows}>
        {specificationRows(vehicle.specification, messages).map(({ label, icon, text }) => (
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

type SpecificationRow = { label: string; icon: IconName; text: string }

function specificationRows(
  data: SpecificationData,
  messages: Messages["vehicleFacts"]["specification"],
): SpecificationRow[] {
  const yesOrNo = (value: boolean) => (value ? messages.yes : messages.no)
  const bags = messages.bags(data.luggageLarge ?? 0, data.luggageSmall ?? 0)
  return [
    row(messages.gearbox, data.gearbox, data.gearbox, (gearbox) => messages.gearboxes[gearbox]),
    row(messages.fuel, "fuel", data.fuel, String),
    row(messages.consumption, "gauge", data.kmPerLitre, messages.kmpl),
    row(messages.range, "gauge", data.rangeKm, messages.rangeKm),
    row(messages.seats, "seat", data.seats, String),
    row(messages.doors, "door", data.doors || null, String),
    row(messages.airConditioning, "air-conditioning", data.airConditioning, yesOrNo),
    row(messages.airbags, "airbag", data.airbags, yesOrNo),
    row(messages.luggage, "luggage", bags || null, String),
    row(messages.modelYear, "calendar", data.modelYear, String),
    row(messages.engine, "bolt", data.engineCc, messages.engineCc),
    row(messages.body, "limousine", data.body, messages.bodyName),
  ].flat()
}

function row<T>(
  label: string,
  icon: IconName,
  value: T | null,
  format: (value: T) => string,
): SpecificationRow[] {
  return value === null ? [] : [{ label, icon, text: format(value) }]
}
