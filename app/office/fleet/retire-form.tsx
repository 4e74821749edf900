import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { FleetKind } from "#domain/catalogue/fleet-editor.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./fleet.module.css"
import type { RetireRefusal } from "./handle-retire.ts"

type RetireFormProps = {
  kind: FleetKind
  version: number
  retiredAt: Date | null
  refusal: RetireRefusal | undefined
}

/** The form that retires a row, or restores it. A retired row is not deleted, and its URL stays valid. */
export function RetireForm({ kind, version, retiredAt, refusal }: RetireFormProps) {
  const { retire } = useMessages().office.fleet
  return (
    <section aria-labelledby="retire" id="retire-section">
      <h2 id="retire">{retiredAt ? retire.retiredHeading : retire.heading}</h2>
      {refusal && <Notice tone="error">{retire.refused[refusal]}</Notice>}
      <p>{retiredAt ? retire.since(formatWallTime(wallTimeAt(retiredAt))) : retire.explanation[kind]}</p>
      <form method="post" className={styles.actions}>
        <input type="hidden" name="version" value={version} autoComplete="off" />
        <Button type="submit" variant="outline" name="act" value={retiredAt ? "restore" : "retire"}>
          {retiredAt ? retire.restore : retire.submit}
        </Button>
      </form>
    </section>
  )
}
