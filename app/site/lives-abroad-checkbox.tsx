import fieldStyles from "#app/forms/field.module.css"
import { ABROAD_PARAM, ABROAD_VALUE } from "#app/site/rental-dates.ts"
import { useMessages } from "#app/ui/messages-context.tsx"

/**
 * The checkbox of a GET form for a visitor who lives abroad. `checked` null: visitors from abroad pay the same rates, so the form
 * does not ask.
 */
export function LivesAbroadCheckbox({ checked }: { checked: boolean | null }) {
  const { labels } = useMessages().forms
  if (checked === null) return null
  return (
    <label className={fieldStyles.choice}>
      <input type="checkbox" name={ABROAD_PARAM} value={ABROAD_VALUE} defaultChecked={checked} />
      <span>{labels.livesAbroad}</span>
    </label>
  )
}
