/** One field that somebody else changed while this form was open. */
export type Meanwhile<Field extends string> = {
  field: Field
  /** What is there now. */
  now: string
  /** Whether this form had changed it too: then what was typed here stays, to be decided on. */
  isTyped: boolean
}

/** Texts of a form's fields: as it was shown, as it was sent, and as they are now. */
export type ThreeTexts<Field extends string> = Readonly<
  Record<"shown" | "sent" | "now", Record<Field, string>>
>

/**
 * A form that was sent on top of what somebody else has changed: nothing typed is lost, and nothing of theirs is undone.
 * A field that was left alone becomes what it is now; one that both changed keeps what was typed, and says what is there.
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
