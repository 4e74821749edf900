type PercentWidthProps = { percent: number; className?: string }

/**
 * An empty box with a width in per cent of its parent, for computed lengths: bars of a table, positions on a scale.
 * The width is an SVG attribute, because the Content-Security-Policy forbids style attributes (docs/decisions/0019).
 * The style sheet sets its height.
 */
export function PercentWidth({ percent, className }: PercentWidthProps) {
  return <svg className={className} width={`${percent}%`} aria-hidden="true" />
}
