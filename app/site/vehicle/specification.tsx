import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Specification as Facts, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./specification.module.css"

/** The specification of a vehicle, without unknown facts. */
export function Specification({ vehicle }: { vehicle: Pick<Vehicle, "description" | "specification"> }) {
  const texts = useMessages().vehicleFacts.specification
  const paragraphs = vehicle.description?.split(/\n+/).filter((text) => text.trim() !== "") ?? []
  return (
    <section aria-labelledby="specification" className={`${styles.vehicle} stack screen-only`}>
      <h2 id="specification">{texts.heading}</h2>
      <dl className={styles.facts}>
        {factsOf(vehicle.specification, texts).map(({ label, icon, text }) => (
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
      </div>
    </section>
  )
}

type Fact = { label: string; icon: IconName; text: string }

function factsOf(facts: Facts, texts: Messages["vehicleFacts"]["specification"]): Fact[] {
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)
  const bags = texts.bags(facts.luggageLarge ?? 0, facts.luggageSmall ?? 0)
  return [
    fact(texts.gearbox, facts.gearbox, facts.gearbox, (gearbox) => texts.gearboxes[gearbox]),
    fact(texts.fuel, "fuel", facts.fuel, String),
    fact(texts.consumption, "gauge", facts.kmPerLitre, texts.kmpl),
    fact(texts.range, "gauge", facts.rangeKm, texts.rangeKm),
    fact(texts.seats, "seat", facts.seats, String),
    fact(texts.doors, "door", facts.doors || null, String),
    fact(texts.airConditioning, "air-conditioning", facts.airConditioning, yesOrNo),
    fact(texts.airbags, "airbag", facts.airbags, yesOrNo),
    fact(texts.luggage, "luggage", bags || null, String),
    fact(texts.modelYear, "calendar", facts.modelYear, String),
    fact(texts.engine, "bolt", facts.engineCc, texts.engineCc),
    fact(texts.body, "limousine", facts.body, texts.bodyName),
  ].flat()
}

function fact<T>(label: string, icon: IconName, value: T | null, format: (value: T) => string): Fact[] {
  return value === null ? [] : [{ label, icon, text: format(value) }]
}
