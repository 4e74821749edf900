/**
 * A text that changes while the page is open.
 *
 * A page translator replaces the text node that React holds with its own elements. React would then write the next
 * value into a node that is no longer in the page, and the visitor would go on reading the old one. A new value
 * therefore brings a new element (its key is the value), which the translator reads afresh.
 */
export function ChangingText({ text, className }: { text: string; className?: string }) {
  return (
    <span key={text} className={className}>
      {text}
    </span>
  )
}
