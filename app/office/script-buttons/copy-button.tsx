import { useEffect, useState } from "react"
import { Button } from "#app/ui/button.tsx"

type CopyButtonProps = { text: string; words: { copy: string; copied: string; notCopied: string } }

/** Copies a text that the page shows. Without a script, or without a clipboard, there is no button: the text can be selected. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false)
  const [said, setSaid] = useState("")
  // Over plain HTTP a browser has no clipboard for pages.
  useEffect(() => setCanCopy("clipboard" in navigator), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.notCopied)
    }
  }

  return (
    <span>
      <span hidden={!canCopy}>
        <Button look="line" small onClick={copy}>
          {words.copy}
        </Button>{" "}
      </span>
      <span role="status">{said}</span>
    </span>
  )
}
