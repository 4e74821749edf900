import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { BlockField } from "#domain/calendar/block-input.ts"
import type { Availability, Block, FleetCategory } from "#domain/calendar/calendar.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { AvailabilityMessage } from "./availability-message.tsx"
import styles from "./block.module.css"
import { BlockFields } from "./block-fields.tsx"

type BlockFormProps = {
  block: Block
  fleet: readonly FleetCategory[]
  /** The free units in the period of the block, by vehicle id. */
  freeUnits: Readonly<Record<string, number>>
  /** Whether the vehicle is free for the stored block. Null: the vehicle is not in the calendar. */
  availability: Availability | null
  form: FormState<BlockField, Availability> | undefined
}

/** The form that moves a block to another vehicle or period. It submits the shown version. */
export function BlockForm({ block, fleet, freeUnits, availability, form }: BlockFormProps) {
  const { block: messages } = useMessages().office.calendar
  const answers = { ...answersOf(block), ...form?.answers }
  const shownForm = form ? { ...form, answers } : { answers, errors: [], outcome: null }
  return (
    <>
      <OfficeErrors form={form} />
      {!form && availability && !availability.fit.isFree && (
        <AvailabilityMessage {...availability} isStored />
      )}
      <form method="post" noValidate className={styles.form}>
        <input type="hidden" name="version" value={block.version} />
        <BlockFields form={shownForm} fleet={fleet} freeUnits={freeUnits} />
        <Button type="submit" name="act" value="save">
          {messages.submit}
        </Button>
      </form>
    </>
  )
}

function answersOf({ vehicleId, period, units, reason }: Block): Answers {
  return { vehicle: vehicleId, ...period, units: String(units), reason }
}

type ActionProps = { version: number; act: "end" | "remove"; label: string }

/** A form with one button, which submits the shown version. */
export function BlockAction({ version, act, label }: ActionProps) {
  return (
    <form method="post">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="outline" small name="act" value={act}>
        {label}
      </Button>
    </form>
  )
}
