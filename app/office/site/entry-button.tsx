import { Button } from "#app/ui/button.tsx"
import { entryPress } from "./list-press.ts"

type EntryButtonProps = {
  act: string
  index: number
  label: string
  /** For those who do not see beside which entry it stands. It begins with the label. */
  name: string
}

/** A press on one entry of a list. */
export function EntryButton({ act, index, label, name }: EntryButtonProps) {
  return (
    <Button type="submit" small look="line" name="act" value={entryPress(act, index)} aria-label={name}>
      {label}
    </Button>
  )
}
