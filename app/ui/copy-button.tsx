import { useEffect, useState } from "react"
import { Button, buttonClass } from "./button.tsx"

type CopyButtonProps = {
  text: string
  /** `share` is the label of a second button, which passes the text (a URL) to another app if the browser can. */
  messages: { copy: string; copied: string; notCopied: string; share?: string }
  /** Whether the button looks like a link, beside links. */
  looksLikeLink?: boolean
}

/** Copies a text that the page shows. The button is hidden without scripts or without a clipboard; visitors can then select the text. */
export function CopyButton({ text, messages, looksLikeLink = false }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false)
  const [canShare, setCanShare] = useState(false)
  const [result, setResult] = useState({ text: "", message: "" })
  // Browsers offer clipboard and sharing in secure contexts only, so not over plain HTTP.
  useEffect(() => {
    setCanCopy("clipboard" in navigator)
    setCanShare("share" in navigator)
  }, [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ text, message: messages.copied })
    } catch {
      setResult({ text, message: messages.notCopied })
    }
  }

  async function share() {
    // The promise also rejects when the visitor chooses no app, which is not a failure.
    await navigator.share({ url: text }).catch(() => {})
  }

  return (
    <span>
      <span hidden={!canCopy}>
        <button
          type="button"
          className={looksLikeLink ? "text-link" : buttonClass({ variant: "outline", small: true })}
          onClick={copy}
        >
          {messages.copy}
        </button>{" "}
      </span>
      {messages.share && (
        <span hidden={!canShare}>
          <Button variant="outline" small onClick={share}>
            {messages.share}
          </Button>{" "}
        </span>
      )}
      {/* Empty after the text has changed. */}
      <span role="status">{result.text === text && result.message}</span>
    </span>
  )
}
