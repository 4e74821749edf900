import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Specification as Facts, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./specification.module.css"

/** What the vehicle is. A part that the catalogue does not tell is not shown. */
export function Specification({ vehicle }: { vehicle: Pick<Vehicle, "description" | "specification"> }) {
  const words = useMessages().vehicleFacts.specification
  const paragraphs = vehicle.description?.split(/\n+/).filter((text) => text.trim() !== "") ?? []
  return (
    <section aria-labelledby="specification" className={`${styles.vehicle} stack screen-only`}>
      <h2 id="specification">{words.heading}</h2>
      <dl className={styles.facts}>
        {factsOf(vehicle.specification, words).map(({ label, icon, text }) => (
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

function factsOf(facts: Facts, words: Messages["vehicleFacts"]["specification"]): Fact[] {
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no)
  const bags = words.bags(facts.luggageLarge ?? 0, facts.luggageSmall ?? 0)
  return [
    fact(words.gearbox, facts.gearbox, facts.gearbox, (gearbox) => words.gearboxes[gearbox]),
    fact(words.fuel, "fuel", facts.fuel, String),
    fact(words.consumption, "gauge", facts.kmPerLitre, words.kmpl),
    fact(words.range, "gauge", facts.rangeKm, words.rangeKm),
    fact(words.seats, "seat", facts.seats, String),
    fact(words.doors, "door", facts.doors || null, String),
    fact(words.airConditioning, "air-conditioning", facts.airConditioning, yesOrNo),
    fact(words.airbags, "airbag", facts.airbags, yesOrNo),
    fact(words.luggage, "luggage", bags || null, String),
    fact(words.modelYear, "calendar", facts.modelYear, String),
    fact(words.engine, "bolt", facts.engineCc, words.engineCc),
    fact(words.body, "limousine", facts.body, words.bodyName),
  ].flat()
}

function fact<T>(label: string, icon: IconName, value: T | null, tell: (value: T) => string): Fact[] {
  return value === null ? [] : [{ label, icon, text: tell(value) }]
}
