import { ErrorList } from "#app/forms/error-summary.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PricedVehicle } from "#domain/catalogue/rates-desk.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import styles from "./rate-form.module.css"
import { RateTable } from "./rate-table.tsx"
import type { EditAgain } from "./rates-answer.ts"
import { RatesBar } from "./rates-bar.tsx"
import ratesScript from "./script/rates-script.ts?worker&url"
import { PasteTool, PercentTool } from "./tools.tsx"

type RateFormProps = {
  vehicles: readonly PricedVehicle[]
  categories: readonly Category[]
  here: string
  answer: EditAgain | undefined
}

/**
 * The table of rates and what changes many of them at once, as one form. The page script makes the table a sheet that is worked
 * by keyboard; without it the same fields are filled in and sent.
 */
export function RateForm({ vehicles, categories, here, answer }: RateFormProps) {
  const texts = useMessages().officeRates
  const edited = answer?.edited ?? []
  const elsewhere = edited.filter(({ vehicle }) => !vehicles.some(({ id }) => id === vehicle.id))
  const shown = [...vehicles, ...elsewhere.map(({ vehicle }) => vehicle)]
  const lines = answer?.faults ?? []
  return (
    <>
      <ErrorList id="errors" lines={lines} news={answer?.faults} />
      <form method="post" action={here} noValidate className={styles.form} data-rates>
        {/* What Enter in a field presses: the first button of a form. */}
        <button type="submit" name="act" value="look" className="vh" tabIndex={-1} aria-hidden="true">
          {texts.bar.look}
        </button>
        <p className={styles.lead}>{texts.lead}</p>
        <RateTable
          vehicles={shown}
          categories={categories}
          edited={edited}
          picked={answer?.tools.picked ?? []}
          faults={lines}
        />
        <RatesBar />
        <div className={styles.tools} id="tools">
          <PercentTool answers={answer?.tools} faults={lines} />
          <PasteTool answers={answer?.tools} vehicles={shown} faults={lines} />
        </div>
      </form>
      <script type="module" async src={ratesScript} />
    </>
  )
}
