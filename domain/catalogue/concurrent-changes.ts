/** A field that was changed concurrently while this form was open. */
export type ConcurrentChange<Field extends string> = {
  field: Field
  /** The current value in the database. */
  storedValue: string
  /** Whether this form changed the field too. Then the typed value stays and the user decides. */
  isChangedByForm: boolean
}

/** The values of a form's fields: as rendered, as submitted, and as stored now, in the format of the form. */
export type FormTexts<Field extends string> = Readonly<
  Record<"rendered" | "submitted" | "stored", Record<Field, string>>
>

/**
 * Merges a submitted form with concurrent changes, so that no change is lost. A field that this form did not change takes the
 * stored value. A field that both changed keeps the typed value, and the stored value is shown beside it.
 */
export function mergeConcurrentChanges<Field extends string>(
  fields: readonly Field[],
  { rendered, submitted, stored }: FormTexts<Field>,
): { values: Record<Field, string>; concurrentChanges: ConcurrentChange<Field>[] } {
  const values = { ...submitted }
  const concurrentChanges: ConcurrentChange<Field>[] = []
  for (const field of fields) {
    if (rendered[field] === stored[field] || submitted[field] === stored[field]) continue
    const isChangedByForm = submitted[field] !== rendered[field]
    if (!isChangedByForm) values[field] = stored[field]
    concurrentChanges.push({ field, storedValue: stored[field], isChangedByForm })
  }
  return { values, concurrentChanges }
}
