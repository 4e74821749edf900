import { Island } from "#app/islands/island.tsx"
import { CopyButton } from "#app/ui/copy-button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PrintButton } from "./print-button.tsx"

// Buttons that need a script. Their labels are props of the islands, so the messages are not loaded in the browser.

/** Copies a text to the clipboard. `looksLikeLink`: the button looks like the links beside it. */
export function CopyIsland({
  text,
  label,
  looksLikeLink = false,
}: {
  text: string
  label: string
  looksLikeLink?: boolean
}) {
  const { copied, notCopied } = useMessages().office.scriptButtons
  return (
    <Island
      name="copyButton"
      component={CopyButton}
      props={{ text, messages: { copy: label, copied, notCopied }, looksLikeLink }}
    />
  )
}

/** Prints the page. */
export function PrintIsland() {
  const { print, howToPrint } = useMessages().office.scriptButtons
  return <Island name="printButton" component={PrintButton} props={{ messages: { print, howToPrint } }} />
}
