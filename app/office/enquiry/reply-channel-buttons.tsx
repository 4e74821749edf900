import { type MouseEvent, useEffect, useState } from "react"
import { Button } from "#app/ui/button.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import type { ReplyChannel } from "#domain/enquiry/enquiry-repository.ts"
import { findUnfinishedText } from "#domain/replies/unfinished-text.ts"
import { REPLY_FORM } from "./enquiry-form.ts"
import { type DraftState, useStoredDraft } from "./use-stored-draft.ts"

type ReplyChannelButtonsProps = {
  reference: string
  /** The number for text messages. Empty: the visitor has none. */
  phoneNumber: string
  /** The international number for WhatsApp. Empty: the visitor has none. */
  messagingNumber: string
  draft: DraftState
  /** The placeholders of templates, like `[time]`. A text that still has one is neither opened in an app nor copied. */
  unfinishedTexts: readonly string[]
  messages: Record<ReplyChannel, string>
}

/**
 * The buttons for a reply outside the site. Each submits the form, which records the reply. By script, the buttons for WhatsApp and
 * text messages also open the app. Without scripts, the response has a link that opens it.
 */
export function ReplyChannelButtons({
  reference,
  phoneNumber,
  messagingNumber,
  draft,
  unfinishedTexts,
  messages,
}: ReplyChannelButtonsProps) {
  const [canCopy, setCanCopy] = useState(false)
  // Browsers offer the clipboard in secure contexts only, so not over plain HTTP.
  useEffect(() => setCanCopy("clipboard" in navigator), [])
  useStoredDraft(reference, draft)

  const openApp = (href: (text: string) => string) => () => {
    const text = typedText()
    if (text !== "" && findUnfinishedText(text, unfinishedTexts) === null)
      window.open(href(text), "_blank", "noopener")
  }

  async function copy({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const text = typedText()
    if (findUnfinishedText(text, unfinishedTexts) === null) {
      await navigator.clipboard.writeText(text).catch(() => undefined) // the text stays in the field
    }
    button.form?.requestSubmit(button)
  }

  return (
    <>
      {messagingNumber !== "" && (
        <ChannelButton channel="whatsapp" onClick={openApp((text) => messagingHref(messagingNumber, text))}>
          {messages.whatsapp}
        </ChannelButton>
      )}
      {phoneNumber !== "" && (
        <ChannelButton channel="sms" onClick={openApp((text) => smsHref(phoneNumber, text))}>
          {messages.sms}
        </ChannelButton>
      )}
      <span hidden={!canCopy}>
        <Button variant="outline" small name="act" value="copied" onClick={copy}>
          {messages.copied}
        </Button>
      </span>
      <ChannelButton channel="telephone">{messages.telephone}</ChannelButton>
    </>
  )
}

type ChannelButtonProps = { channel: ReplyChannel; onClick?: () => void; children: string }

function ChannelButton({ channel, ...button }: ChannelButtonProps) {
  return <Button type="submit" variant="outline" small name="act" value={channel} {...button} />
}

/**
 * The URL that opens the app for text messages with a text. No-break spaces become ordinary ones, because they are not in the 7-bit
 * alphabet of text messages and would make the message longer.
 */
export function smsHref(phoneNumber: string, text: string): string {
  return `sms:${phoneNumber}?body=${encodeURIComponent(text.replaceAll("\u00a0", " "))}`
}

function typedText(): string {
  const form = document.getElementById(REPLY_FORM)
  return form instanceof HTMLFormElement ? String(new FormData(form).get("text")).trim() : ""
}
