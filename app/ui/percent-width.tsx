type PercentWidthProps = { percent: number; className?: string }

/**
 * An empty box as wide as a share of its parent, for lengths that are worked out: rungs of a ladder, places on a strip.
 * Its width is an attribute of SVG, because the policy of every page refuses style attributes (docs/decisions/0019).
 * Its height is the style sheet's.
 */
export function PercentWidth({ percent, className }: PercentWidthProps) {
  return <svg className={className} width={`${percent}%`} aria-hidden="true" />
}
