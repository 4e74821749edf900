import { useCallback, useMemo } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PasteTool, PercentTool } from "./bulk-tools.tsx"
import type { CellPosition } from "./grid/block.ts"
import { cellsOfFleet } from "./grid/cells.ts"
import { readRates } from "./grid/clipboard.ts"
import type { GridTexts } from "./grid/grid-state.ts"
import { usePriceGrid } from "./grid/use-price-grid.ts"
import { useVehicleCheckboxes } from "./grid/use-vehicle-checkboxes.ts"
import styles from "./rate-form.module.css"
import { RateTable, type VehicleGroup } from "./rate-table.tsx"
import type { EditData, ToolAnswers } from "./rates-action-data.ts"
import { RatesToolbar } from "./rates-toolbar.tsx"

type FleetRatesFormProps = Pick<EditData, "fieldErrors"> & {
  groups: readonly VehicleGroup[]
  /** The submitted texts, by vehicle. */
  priceTexts: GridTexts
  tools: ToolAnswers | undefined
  formHref: string
}

/** The rates of the fleet as one form. */
export function FleetRatesForm({ groups, priceTexts, tools, fieldErrors, formHref }: FleetRatesFormProps) {
  const messages = useMessages().officeRates
  const vehicles = useMemo(() => groups.flatMap((group) => group.vehicles), [groups])
  const cells = useMemo(() => cellsOfFleet(vehicles.map(({ id }) => id)), [vehicles])
  const readBlock = useCallback(
    (text: string, corner: CellPosition) =>
      readRates(text, corner, { vehicles, tierNames: messages.tiers }, cells),
    [vehicles, cells, messages],
  )
  const grid = usePriceGrid({ vehicles, cells, priceTexts, readBlock })
  const { dispatch } = grid
  const handleCheckboxClick = useVehicleCheckboxes(
    grid.form.ref,
    useCallback(() => dispatch({ type: "unselect" }), [dispatch]),
  )
  return (
    <form method="post" action={formHref} noValidate className={styles.form} {...grid.form}>
      {/* Without scripts Enter in a field submits with the first button of a form. */}
      <button
        type="submit"
        name="act"
        value="preview"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {messages.bar.review}
      </button>
      <p className={styles.lead}>{messages.lead}</p>
      <RateTable
        groups={groups}
        checkedIds={tools?.vehicleIds ?? []}
        grid={grid}
        onCheckboxClick={handleCheckboxClick}
      />
      <RatesToolbar {...grid.bar} />
      <div className={styles.tools} id="tools">
        <PercentTool answers={tools} fieldErrors={fieldErrors} grid={grid} cells={cells} />
        <PasteTool answers={tools} vehicles={vehicles} fieldErrors={fieldErrors} />
      </div>
    </form>
  )
}
