/** A field that was changed concurrently while this form was open. */
export type Meanwhile<Field extends string> = {
  field: Field
  /** The current value. */
  now: string
  /** Whether this form changed it too: then the typed value stays, for the user to decide. */
  isTyped: boolean
}

/** Values of a form's fields: as rendered, as submitted, and as stored now. */
export type ThreeTexts<Field extends string> = Readonly<
  Record<"shown" | "sent" | "now", Record<Field, string>>
>

/**
 * Merges a submitted form with concurrent changes, so that neither is lost. An untouched field takes the stored value; one that both
 * changed keeps the typed value and shows the stored one.
 */
export function typedMeanwhile<Field extends string>(
  fields: readonly Field[],
  { shown, sent, now }: ThreeTexts<Field>,
): { values: Record<Field, string>; meanwhile: Meanwhile<Field>[] } {
  const values = { ...sent }
  const meanwhile: Meanwhile<Field>[] = []
  for (const field of fields) {
    if (shown[field] === now[field] || sent[field] === now[field]) continue
    const isTyped = sent[field] !== shown[field]
    if (!isTyped) values[field] = now[field]
    meanwhile.push({ field, now: now[field], isTyped })
  }
  return { values, meanwhile }
}
