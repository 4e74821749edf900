import type { ReactNode } from "react"
import { AmountField, CheckboxField, SelectField, TextField } from "#app/forms/fields.tsx"
import { Island } from "#app/islands/island.tsx"
import { periodText } from "#app/office/calendar/entry-text.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedLine, type AgreedTerms, CHARGES, CURRENCIES } from "#domain/agreed/agreed-terms.ts"
import { termsFormValues } from "#domain/agreed/terms-form-values.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import type { Period } from "#domain/calendar/period.ts"
import { nameWithRateNotes } from "#domain/enquiry/wording.ts"
import { defaultQuantity, type Extra } from "#domain/pricing/extra.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import { rentalDays } from "#domain/rental-period.ts"
import { AvailabilityPeriod } from "./availability-period.tsx"
import styles from "./booking.module.css"
import { initialValueName, type TermsForm, type VehicleChoices } from "./terms-form-state.ts"
import { Conflicts, VehicleSelect } from "./vehicle-select.tsx"

type TermsFieldsProps = {
  terms: AgreedTerms | null
  form: TermsForm | undefined
  choices: VehicleChoices
  /** Whether the customer lives abroad. Missing: the form does not ask. */
  livesAbroad?: boolean | undefined
  /** The extras that can be added, at today's prices. */
  offeredExtras: readonly Extra[]
  /** The number of drivers that the vehicles need, for the quantity of an added driver extra. Missing: one. */
  driverCount?: number
  /** The period for which the selects mark vehicles as free or taken. Null: no period is known yet. */
  choicesPeriod: Period | null
  /** The content below the vehicles. */
  belowVehicles?: ReactNode
}

/** The fields of the agreed terms. Their names are those of `TERMS_FIELDS`. */
export function TermsFields(props: TermsFieldsProps) {
  return (
    <>
      {Object.entries(termsFormValues(props.terms)).map(([control, text]) => (
        <input key={control} type="hidden" name={initialValueName(control)} value={text} />
      ))}
      <PeriodFields {...props} />
      {props.livesAbroad !== undefined && (
        <LivesAbroadField livesAbroad={props.livesAbroad} form={props.form} />
      )}
      <VehicleFields {...props} />
      {props.terms ? <MoneyFields {...props} /> : <MoneyDisclosure {...props} />}
    </>
  )
}

function MoneyFields(props: TermsFieldsProps) {
  return (
    <>
      <PriceFields {...props} />
      <ChargeFields {...props} />
      <ConditionFields {...props} />
    </>
  )
}

/** Collapses the price fields of a new booking, because today's price is applied automatically. */
function MoneyDisclosure(props: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  return (
    <details className={styles.money} open={(props.form?.errors.length ?? 0) > 0}>
      <summary>{messages.money}</summary>
      <MoneyFields {...props} />
    </details>
  )
}

function PeriodFields({ terms, form }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const texts = termsFormValues(terms)
  return (
    <fieldset className={styles.group}>
      <legend>{messages.periodAndLocations}</legend>
      <div className={styles.pair}>
        {(["pickUpAt", "returnAt"] as const).map((name) => (
          <TextField
            key={name}
            form={form}
            field={TERMS_FIELDS[name]}
            label={messages[name]}
            type="datetime-local"
            initial={texts[TERMS_FIELDS[name]]}
          />
        ))}
        {(["pickUpLocation", "returnLocation"] as const).map((name) => (
          <TextField
            key={name}
            form={form}
            field={TERMS_FIELDS[name]}
            label={messages[name]}
            autoComplete="off"
            initial={texts[TERMS_FIELDS[name]]}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Whether the customer lives abroad. It affects today's price of added vehicles, but no agreed price. */
function LivesAbroadField({ livesAbroad, form }: { livesAbroad: boolean; form: TermsForm | undefined }) {
  const { form: messages } = useMessages().office.booking
  const initial = livesAbroad ? "yes" : ""
  return (
    <fieldset className={styles.group}>
      <legend>{messages.customer}</legend>
      <input type="hidden" name={initialValueName(TERMS_FIELDS.livesAbroad)} value={initial} />
      <CheckboxField
        form={form}
        field={TERMS_FIELDS.livesAbroad}
        label={messages.livesAbroad}
        initial={initial}
      />
      <p className="small soft">{messages.livesAbroadHint}</p>
    </fieldset>
  )
}

function VehicleFields({ terms, form, choices, choicesPeriod, belowVehicles }: TermsFieldsProps) {
  const { office } = useMessages()
  const { form: messages } = office.booking
  const vehicles = terms?.vehicles ?? []
  const texts = termsFormValues(terms)
  return (
    <fieldset className={styles.group}>
      <legend>{messages.vehicles}</legend>
      <Island
        name="availabilityPeriod"
        component={AvailabilityPeriod}
        props={{ period: choicesPeriod ? messages.choicesFrom(periodText(choicesPeriod, office)) : "" }}
      />
      {[...vehicles, null].map((vehicle, row) => (
        <div key={vehicle?.vehicleId ?? "new"} className={styles.vehicle}>
          <VehicleSelect
            row={row}
            label={row > 0 && !vehicle ? messages.anotherVehicle : messages.vehicle(row)}
            emptyLabel={messages.noVehicle}
            initial={texts[TERMS_FIELDS.vehicle(row)] ?? ""}
            choices={choices}
            form={form}
          />
          <TextField
            form={form}
            field={TERMS_FIELDS.units(row)}
            label={messages.units}
            inputMode="numeric"
            initial={texts[TERMS_FIELDS.units(row)]}
          />
        </div>
      ))}
      {form?.outcome && <Conflicts conflicts={form.outcome} />}
      {belowVehicles}
    </fieldset>
  )
}

function PriceFields({ terms, form, offeredExtras, driverCount = 1 }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const lines = terms?.lines ?? []
  const texts = termsFormValues(terms)
  const agreedExtraIds = selectLines(lines, {
    vehicle: false,
    extra: true,
    charge: false,
    discount: false,
  }).map(({ extraId }) => extraId)
  const otherExtras = offeredExtras.filter(({ id }) => !agreedExtraIds.includes(id))
  return (
    <fieldset className={styles.group}>
      <legend>{messages.price}</legend>
      {lines.length > 0 && <p className="small soft">{messages.priceHint}</p>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position in these terms
        <LineFields key={index} line={line} lines={lines} texts={texts} form={form} />
      ))}
      {otherExtras.length > 0 && (
        <details
          className={styles.extras}
          open={otherExtras.some(({ id }) => form?.answers[TERMS_FIELDS.extra(id)])}
        >
          <summary>{messages.extras}</summary>
          {otherExtras.map((extra) => {
            const quantity = defaultQuantity(extra, terms ? rentalDays(terms) : 0)
            const multiplier = extra.role === "driver" ? Math.max(1, driverCount) : 1
            return <ExtraFields key={extra.id} extra={extra} quantity={quantity * multiplier} form={form} />
          })}
        </details>
      )}
    </fieldset>
  )
}

type LineFieldsProps = {
  line: AgreedLine
  /** All lines of the terms. */
  lines: readonly AgreedLine[]
  texts: ReturnType<typeof termsFormValues>
  form: TermsForm | undefined
}

function LineFields({ line, lines, texts, form }: LineFieldsProps) {
  const { form: messages } = useMessages().office.booking
  if (line.kind === "charge" || line.kind === "discount") return null
  const name = nameWithRateNotes(line)
  const count = TERMS_FIELDS.count(line, lines)
  const unitPrice = TERMS_FIELDS.unitPrice(line, lines)
  return (
    <div className={styles.line}>
      {line.countedIn !== "once" && (
        <TextField
          form={form}
          field={count}
          label={messages.count(name)}
          inputMode="numeric"
          initial={texts[count]}
        />
      )}
      <AmountField
        form={form}
        field={unitPrice}
        label={messages.unitPrice(name)}
        initial={texts[unitPrice]}
      />
      {line.kind === "extra" && (
        <CheckboxField form={form} field={TERMS_FIELDS.remove(line)} label={messages.remove(name)} />
      )}
    </div>
  )
}

/** `quantity` 0: the days are not known yet, so an empty field means all of them. */
type ExtraFieldsProps = { extra: Extra; quantity: number; form: TermsForm | undefined }

function ExtraFields({ extra, quantity, form }: ExtraFieldsProps) {
  const { form: messages } = useMessages().office.booking
  return (
    <div className={styles.line}>
      <CheckboxField form={form} field={TERMS_FIELDS.extra(extra.id)} label={extra.name} />
      {extra.inputKind === "quantity" && (
        <TextField
          form={form}
          field={TERMS_FIELDS.quantity(extra.id)}
          label={messages.quantity(extra.name)}
          inputMode="numeric"
          initial={quantity === 0 ? "" : String(quantity)}
        />
      )}
    </div>
  )
}

function ChargeFields({ terms, form }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const texts = termsFormValues(terms)
  return (
    <fieldset className={styles.group}>
      <legend>{messages.charges}</legend>
      <div className={styles.pair}>
        {CHARGES.map((id) => (
          <AmountField
            key={id}
            form={form}
            field={TERMS_FIELDS.charge(id)}
            label={messages.charge[id]}
            initial={texts[TERMS_FIELDS.charge(id)]}
          />
        ))}
        <TextField
          form={form}
          field={TERMS_FIELDS.chargeName}
          label={messages.chargeName}
          initial={texts[TERMS_FIELDS.chargeName]}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          form={form}
          field={TERMS_FIELDS.discount}
          label={messages.discount}
          hint={messages.discountHint}
          initial={texts[TERMS_FIELDS.discount]}
        />
        <TextField
          form={form}
          field={TERMS_FIELDS.discountReason}
          label={messages.discountReason}
          initial={texts[TERMS_FIELDS.discountReason]}
        />
      </div>
    </fieldset>
  )
}

function ConditionFields({ terms, form }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const texts = termsFormValues(terms)
  return (
    <fieldset className={styles.group}>
      <legend>{messages.conditions}</legend>
      <div className={styles.pair}>
        <AmountField
          form={form}
          field={TERMS_FIELDS.deposit}
          label={messages.deposit}
          initial={texts[TERMS_FIELDS.deposit]}
        />
        <SelectField
          form={form}
          field={TERMS_FIELDS.currency}
          label={messages.currency}
          initial={texts[TERMS_FIELDS.currency] ?? ""}
          emptyLabel={messages.noCurrency}
          options={CURRENCIES.map((code) => ({ value: code, label: code }))}
        />
        <TextField
          form={form}
          field={TERMS_FIELDS.rate}
          label={messages.rate}
          inputMode="decimal"
          initial={texts[TERMS_FIELDS.rate]}
        />
      </div>
    </fieldset>
  )
}
