import { useCallback, useMemo } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PasteTool, PercentTool } from "./bulk-tools.tsx"
import styles from "./rate-form.module.css"
import { RateTable, type VehicleGroup } from "./rate-table.tsx"
import type { RejectedEdit, ToolAnswers } from "./rates-action-data.ts"
import { RatesBar } from "./rates-bar.tsx"
import type { CellPosition } from "./sheet/block.ts"
import { cellsOfFleet } from "./sheet/cells.ts"
import { readRates } from "./sheet/clipboard.ts"
import type { SheetTexts } from "./sheet/sheet-state.ts"
import { useSheet } from "./sheet/use-sheet.ts"
import { useTicks } from "./sheet/use-ticks.ts"

type RateSheetProps = Pick<RejectedEdit, "fieldErrors"> & {
  groups: readonly VehicleGroup[]
  /** The submitted texts, by vehicle. */
  priceTexts: SheetTexts
  tools: ToolAnswers | undefined
  here: string
}

/** The rates of the fleet as one form. */
export function RateSheet({ groups, priceTexts, tools, fieldErrors, here }: RateSheetProps) {
  const messages = useMessages().officeRates
  const vehicles = useMemo(() => groups.flatMap((group) => group.vehicles), [groups])
  const cells = useMemo(() => cellsOfFleet(vehicles.map(({ id }) => id)), [vehicles])
  const readBlock = useCallback(
    (text: string, corner: CellPosition) =>
      readRates(text, corner, { vehicles, tierNames: messages.tiers }, cells),
    [vehicles, cells, messages],
  )
  const sheet = useSheet({ vehicles, cells, priceTexts, readBlock })
  const { dispatch } = sheet
  const tick = useTicks(
    sheet.form.ref,
    useCallback(() => dispatch({ type: "unselect" }), [dispatch]),
  )
  return (
    <form method="post" action={here} noValidate className={styles.form} {...sheet.form}>
      {/* Without scripts Enter in a field submits with the first button of a form. */}
      <button type="submit" name="act" value="preview" className="vh" tabIndex={-1} aria-hidden="true">
        {messages.bar.review}
      </button>
      <p className={styles.lead}>{messages.lead}</p>
      <RateTable groups={groups} picked={tools?.picked ?? []} sheet={sheet} tick={tick} />
      <RatesBar {...sheet.bar} />
      <div className={styles.tools} id="tools">
        <PercentTool answers={tools} fieldErrors={fieldErrors} sheet={sheet} cells={cells} />
        <PasteTool answers={tools} vehicles={vehicles} fieldErrors={fieldErrors} />
      </div>
    </form>
  )
}
