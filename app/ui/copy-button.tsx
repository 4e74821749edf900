import { useEffect, useState } from "react"
import { Button } from "./button.tsx"

type CopyButtonProps = { text: string; words: { copy: string; copied: string; notCopied: string } }

/** Copies a text that the page shows. Hidden without scripts or without a clipboard; the text can then be selected. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false)
  const [status, setStatus] = useState("")
  // Browsers offer the clipboard in secure contexts only, so not over plain HTTP.
  useEffect(() => setCanCopy("clipboard" in navigator), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(words.copied)
    } catch {
      setStatus(words.notCopied)
    }
  }

  return (
    <span>
      <span hidden={!canCopy}>
        <Button look="line" small onClick={copy}>
          {words.copy}
        </Button>{" "}
      </span>
      <span role="status">{status}</span>
    </span>
  )
}
