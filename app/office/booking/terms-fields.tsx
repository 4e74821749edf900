import { AmountField, CheckboxField, SelectField, TextField } from "#app/forms/fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedLine, type AgreedTerms, CHARGES, CURRENCIES } from "#domain/agreed/agreed-terms.ts"
import { depositText, priceText, TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import { defaultQuantity, type Extra } from "#domain/pricing/extra.ts"
import { rentalDays } from "#domain/rental-period.ts"
import styles from "./booking.module.css"
import type { TermsForm, VehicleChoices } from "./terms-form-state.ts"
import { Conflicts, VehicleSelect } from "./vehicle-select.tsx"

export type TermsFieldsProps = {
  terms: AgreedTerms | null
  form: TermsForm | undefined
  choices: VehicleChoices
  /** The extras that can be added, at today's prices. */
  offered: readonly Extra[]
}

/** The fields of the agreed terms. Their names are those of `TERMS_FIELDS`. */
export function TermsFields(props: TermsFieldsProps) {
  return (
    <>
      <PeriodFields {...props} />
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

/** A new booking gets today's price by itself, so its other fields are closed until something is corrected. */
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
  return (
    <fieldset className={styles.group}>
      <legend>{messages.when}</legend>
      <div className={styles.pair}>
        {(["pickUpAt", "returnAt"] as const).map((name) => (
          <TextField
            key={name}
            form={form}
            field={TERMS_FIELDS[name]}
            label={messages[name]}
            type="datetime-local"
            initial={terms?.[name] ?? ""}
          />
        ))}
        {(["pickUpLocation", "returnLocation"] as const).map((name) => (
          <TextField
            key={name}
            form={form}
            field={TERMS_FIELDS[name]}
            label={messages[name]}
            autoComplete="off"
            initial={terms?.[name] ?? ""}
          />
        ))}
      </div>
    </fieldset>
  )
}

function VehicleFields({ terms, form, choices }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const vehicles = terms?.vehicles ?? []
  return (
    <fieldset className={styles.group}>
      <legend>{messages.vehicles}</legend>
      {[...vehicles, null].map((vehicle, row) => (
        <div key={vehicle?.vehicleId ?? "another"} className={styles.vehicle}>
          <VehicleSelect
            row={row}
            label={row > 0 && !vehicle ? messages.another : messages.vehicle(row)}
            emptyLabel={messages.none}
            initial={vehicle?.vehicleId ?? ""}
            choices={choices}
            form={form}
          />
          <TextField
            form={form}
            field={TERMS_FIELDS.units(row)}
            label={messages.units}
            inputMode="numeric"
            initial={String(vehicle?.units ?? 1)}
          />
        </div>
      ))}
      {form?.outcome && <Conflicts conflicts={form.outcome} />}
    </fieldset>
  )
}

function PriceFields({ terms, form, offered }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const lines = terms?.lines ?? []
  const agreedIds = lines.flatMap((line) => (line.kind === "extra" ? [line.extraId] : []))
  const others = offered.filter(({ id }) => !agreedIds.includes(id))
  return (
    <fieldset className={styles.group}>
      <legend>{messages.price}</legend>
      {lines.length > 0 && <p className="small soft">{messages.priceHint}</p>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position in these terms
        <LineFields key={index} line={line} index={index} form={form} />
      ))}
      {others.length > 0 && (
        <details
          className={styles.extras}
          open={others.some(({ id }) => form?.answers[TERMS_FIELDS.extra(id)])}
        >
          <summary>{messages.extras}</summary>
          {others.map((extra) => (
            <ExtraFields key={extra.id} extra={extra} days={terms ? rentalDays(terms) : 0} form={form} />
          ))}
        </details>
      )}
    </fieldset>
  )
}

type LineFieldsProps = { line: AgreedLine; index: number; form: TermsForm | undefined }

function LineFields({ line, index, form }: LineFieldsProps) {
  const { form: messages } = useMessages().office.booking
  if (line.kind === "charge" || line.kind === "discount") return null
  return (
    <div className={styles.line}>
      {line.countedIn !== "once" && (
        <TextField
          form={form}
          field={TERMS_FIELDS.count(index)}
          label={messages.count(line.name)}
          inputMode="numeric"
          initial={String(line.count)}
        />
      )}
      <AmountField
        form={form}
        field={TERMS_FIELDS.unitPrice(index)}
        label={messages.unitPrice(line.name)}
        initial={priceText(line.unitPrice)}
      />
      {line.kind === "extra" && (
        <CheckboxField form={form} field={TERMS_FIELDS.remove(index)} label={messages.remove(line.name)} />
      )}
    </div>
  )
}

function ExtraFields({ extra, days, form }: { extra: Extra; days: number; form: TermsForm | undefined }) {
  const { form: messages } = useMessages().office.booking
  return (
    <div className={styles.line}>
      <CheckboxField form={form} field={TERMS_FIELDS.extra(extra.id)} label={extra.name} />
      {extra.asks === "quantity" && (
        <TextField
          form={form}
          field={TERMS_FIELDS.quantity(extra.id)}
          label={messages.quantity(extra.name)}
          inputMode="numeric"
          initial={String(defaultQuantity(extra, days))}
        />
      )}
    </div>
  )
}

function ChargeFields({ terms, form }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  const lines = terms?.lines ?? []
  const discount = lines.find((line) => line.kind === "discount")
  const chargeOf = (id: string) => lines.find((line) => line.kind === "charge" && line.charge === id)
  const other = lines.find((line) => line.kind === "charge" && line.charge === "other")
  const amount =
    discount && (discount.percent === null ? priceText(discount.amount) : `${discount.percent} %`)
  return (
    <fieldset className={styles.group}>
      <legend>{messages.charges}</legend>
      <div className={styles.pair}>
        {CHARGES.map((id) => {
          const line = chargeOf(id)
          return (
            <AmountField
              key={id}
              form={form}
              field={TERMS_FIELDS.charge(id)}
              label={messages.charge[id]}
              initial={line ? priceText(line.amount) : ""}
            />
          )
        })}
        <TextField
          form={form}
          field={TERMS_FIELDS.chargeName}
          label={messages.chargeName}
          initial={other?.kind === "charge" ? other.name : ""}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          form={form}
          field={TERMS_FIELDS.discount}
          label={messages.discount}
          hint={messages.discountHint}
          initial={amount ?? ""}
        />
        <TextField
          form={form}
          field={TERMS_FIELDS.discountReason}
          label={messages.discountReason}
          initial={discount?.reason ?? ""}
        />
      </div>
    </fieldset>
  )
}

function ConditionFields({ terms, form }: TermsFieldsProps) {
  const { form: messages } = useMessages().office.booking
  return (
    <fieldset className={styles.group}>
      <legend>{messages.conditions}</legend>
      <div className={styles.pair}>
        <AmountField
          form={form}
          field={TERMS_FIELDS.deposit}
          label={messages.deposit}
          initial={depositText(terms)}
        />
        <SelectField
          form={form}
          field={TERMS_FIELDS.currency}
          label={messages.currency}
          initial={terms?.currency?.code ?? ""}
          emptyLabel={messages.noCurrency}
          options={CURRENCIES.map((code) => ({ value: code, label: code }))}
        />
        <TextField
          form={form}
          field={TERMS_FIELDS.rate}
          label={messages.rate}
          inputMode="decimal"
          initial={terms?.currency ? priceText(terms.currency.rate) : ""}
        />
      </div>
    </fieldset>
  )
}
