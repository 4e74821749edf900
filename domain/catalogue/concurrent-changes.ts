/** A field that was changed concurrently while this form was open. */
export type ConcurrentChange<Field extends string> = {
  field: Field
  /** The current value. */
  now: string
  /** Whether this form changed the field too. Then the typed value stays and the user decides. */
  isTyped: boolean
}

/** The values of a form's fields: as rendered, as submitted, and as stored now. */
export type FormTexts<Field extends string> = Readonly<
  Record<"shown" | "sent" | "now", Record<Field, string>>
>

/**
 * Merges a submitted form with concurrent changes, so that neither is lost. A field that this form did not change takes the
 * stored value. A field that both changed keeps the typed value, and the stored value is shown beside it.
 */
export function mergeConcurrentChanges<Field extends string>(
  fields: readonly Field[],
  { shown, sent, now }: FormTexts<Field>,
): { values: Record<Field, string>; concurrentChanges: ConcurrentChange<Field>[] } {
  const values = { ...sent }
  const concurrentChanges: ConcurrentChange<Field>[] = []
  for (const field of fields) {
    if (shown[field] === now[field] || sent[field] === now[field]) continue
    const isTyped = sent[field] !== shown[field]
    if (!isTyped) values[field] = now[field]
    concurrentChanges.push({ field, now: now[field], isTyped })
  }
  return { values, concurrentChanges }
}
