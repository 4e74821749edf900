import type { ReactNode } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import fieldStyles from "./field.module.css"
import { useField } from "./form-context.tsx"

/**
 * The field that asks where the visitor lives. Use it only if the company has rates for visitors from abroad. `children` are
 * below it.
 */
export function LivesAbroadField({ className, children }: { className?: string; children?: ReactNode }) {
  const { id, name, label, value } = useField("livesAbroad")
  const { abroadHint } = useMessages().forms
  const hintId = `${id}-hint`
  return (
    <div className={className}>
      <label className={fieldStyles.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={Boolean(value)}
          aria-describedby={hintId}
        />
        <span>{label}</span>
      </label>
      <p id={hintId} className="small soft">
        {abroadHint}
      </p>
      {children}
    </div>
  )
}
