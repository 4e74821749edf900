import type { ComponentProps } from "react"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import styles from "./list.module.css"
import { MoveButtons } from "./move-buttons.tsx"

/** A button that submits `act`, or a link. `name` is the accessible name: the label and the name of the entry. */
export type RowButton = { label: string; name: string } & ({ act: string } | { href: string })

export type RowFormProps = {
  /** The hidden fields of the form. */
  fields: Readonly<Record<string, string | number>>
  move?: ComponentProps<typeof MoveButtons>
  buttons?: readonly RowButton[]
}

/** The actions on one entry of a list, or on one group: the arrows that move it, and its buttons. */
export function RowForm({ fields, move, buttons = [] }: RowFormProps) {
  return (
    <form method="post" className={styles.form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
      ))}
      {move && <MoveButtons {...move} />}
      {buttons.map(({ label, name, ...button }) =>
        "href" in button ? (
          <ButtonLink key={name} small variant="outline" href={button.href} aria-label={name}>
            {label}
          </ButtonLink>
        ) : (
          <Button
            key={name}
            type="submit"
            small
            variant="outline"
            name="act"
            value={button.act}
            aria-label={name}
          >
            {label}
          </Button>
        ),
      )}
    </form>
  )
}
