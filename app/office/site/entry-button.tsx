import { MoveButtons } from "#app/office/order/move-buttons.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { entryAction } from "./entry-action.ts"

type EntryButtonProps = {
  act: string
  index: number
  label: string
  /** The accessible name, which names the entry. It begins with the label. */
  name: string
}

/** Submits an action on one entry of a list. */
export function EntryButton({ act, index, label, name }: EntryButtonProps) {
  return (
    <Button type="submit" small look="line" name="act" value={entryAction(act, index)} aria-label={name}>
      {label}
    </Button>
  )
}

type EntryOrderProps = { of?: "group-" | ""; index: number; name: string; isFirst: boolean; isLast: boolean }

/** The arrows of an entry, or of the group that begins with it. */
export function EntryOrder({ of = "", index, name, isFirst, isLast }: EntryOrderProps) {
  const { upWhich, downWhich } = useMessages().office.site.questions
  return (
    <MoveButtons
      up={{ value: entryAction(`${of}up`, index), label: upWhich(name), isAtEnd: isFirst }}
      down={{ value: entryAction(`${of}down`, index), label: downWhich(name), isAtEnd: isLast }}
    />
  )
}
