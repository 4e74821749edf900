import type { Context } from "#app/context.ts"
import { ratesRepository } from "#app/office/fleet/fleet-context.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type ChangeCount, countChanges } from "#domain/catalogue/price-changes.ts"
import { parseSaveId } from "#domain/catalogue/rates-repository.ts"
import styles from "./rate-form.module.css"

/** `isUndo`: the save undid another one. The undo of an undo counts as a save. */
type CompletedSave = { saveId: string; count: ChangeCount; isUndo: boolean; canBeUndone: boolean }

/** The save in the URL. Null: the URL has none, or it is unknown. */
export async function readCompletedSave(context: Context, url: URL): Promise<CompletedSave | null> {
  const saveId = url.searchParams.get("saved") ?? ""
  const id = parseSaveId(saveId)
  const save = id && (await ratesRepository(context).findSave(id))
  if (!save) return null
  return {
    saveId,
    count: countChanges(save.vehicles.flatMap(({ changes }) => changes)),
    isUndo: url.searchParams.has("undone"),
    canBeUndone: save.canBeUndone,
  }
}

/** Confirms a save. It can be undone until one of its vehicles is changed again. */
export function SavedNotice({ completedSave, formHref }: { completedSave: CompletedSave; formHref: string }) {
  const { saved, changeCount } = useMessages().officeRates
  const { saveId, count, isUndo, canBeUndone } = completedSave
  const countText = changeCount(count)
  return (
    <Notice tone="success">
      <p>{isUndo ? saved.undone(countText) : saved.done(countText)}</p>
      {canBeUndone ? (
        <form method="post" action={formHref} className={styles.undo}>
          <input type="hidden" name="save" value={saveId} />
          {/* Tells the action that it undoes an undo. */}
          {isUndo && <input type="hidden" name="of" value="undo" />}
          <Button type="submit" variant="outline" small name="act" value="undo">
            {isUndo ? saved.redo : saved.undo}
          </Button>
        </form>
      ) : (
        <p>{saved.tooLate}</p>
      )}
    </Notice>
  )
}
