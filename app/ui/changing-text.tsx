/**
 * A text that changes while the page is open.
 *
 * A page translator replaces React's text node with its own elements. React would then write the next value into a node that is
 * no longer in the page, and the old value would stay visible. The key renders a new element for each value, which the translator
 * translates again.
 */
export function ChangingText({ text, className }: { text: string; className?: string }) {
  return (
    <span key={text} className={className}>
      {text}
    </span>
  )
}
