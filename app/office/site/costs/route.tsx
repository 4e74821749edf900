import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { EditForm } from "#app/office/site/edit-form.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingLayout } from "#app/office/site/setting-layout.tsx"
import { SiteField } from "#app/office/site/site-field.tsx"
import { handleSetting } from "#app/office/site/site-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { COSTS_FORM, type CostField, DAY_FIELDS } from "./costs-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "costs")
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSetting(request, context, COSTS_FORM)
}

const CURRENCY_FIELDS: readonly CostField[] = ["euro", "dollar", "pound", "ratesOn"]
const FUEL_FIELDS: readonly CostField[] = ["petrol", "diesel", "fuelOn"]
const NIGHT_FIELDS: readonly CostField[] = ["nightFee", "nightFrom", "nightUntil"]

/** Fees, exchange rates and fuel prices, which visitors see beside a total. */
export default function CostsSetting({
  loaderData: { value, layout },
  actionData: form,
}: Route.ComponentProps) {
  const { costs: messages } = useMessages().office.site
  const storedValues = COSTS_FORM.toFormValues(value)
  const field = (name: CostField) => (
    <SiteField
      key={name}
      form={form}
      storedValues={storedValues}
      field={name}
      label={messages.fields[name]}
      hint={messages.hints[name]}
      isLong={name === "oneWay"}
      autoComplete="off"
      {...(DAY_FIELDS.includes(name) ? { type: "date" } : { inputMode: "decimal" })}
    />
  )
  return (
    <SettingLayout {...layout} form={form}>
      <EditForm version={layout.version} form={form} storedValues={storedValues} labels={messages.fields}>
        <p>{messages.intro}</p>
        <fieldset>
          <legend>{messages.fees}</legend>
          {field("oneWay")}
          {NIGHT_FIELDS.map(field)}
        </fieldset>
        <fieldset>
          <legend>{messages.currencies}</legend>
          <p>{messages.currenciesHint}</p>
          {CURRENCY_FIELDS.map(field)}
        </fieldset>
        <fieldset>
          <legend>{messages.fuel}</legend>
          <p>{messages.fuelHint}</p>
          {FUEL_FIELDS.map(field)}
        </fieldset>
      </EditForm>
    </SettingLayout>
  )
}
