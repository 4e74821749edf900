type ChosenKind<Kinds> = { [Kind in keyof Kinds]: Kinds[Kind] extends true ? Kind : never }[keyof Kinds]

/**
 * The lines of some kinds. Every kind must be listed as true or false, so that the compiler finds each selection when a kind of
 * line is added. A comparison with one kind would silently omit the lines of the new kind.
 */
export function selectLines<
  Line extends { kind: string },
  const Kinds extends Readonly<Record<Line["kind"], boolean>>,
>(lines: readonly Line[], kinds: Kinds): Extract<Line, { kind: ChosenKind<Kinds> }>[] {
  const isChosen = (line: Line): line is Extract<Line, { kind: ChosenKind<Kinds> }> =>
    kinds[line.kind as Line["kind"]] // TypeScript does not narrow a type parameter by its property
  return lines.filter(isChosen)
}
