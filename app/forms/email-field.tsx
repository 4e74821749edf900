import { useEffect, useRef, useState } from "react"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { likelyEmail } from "#domain/enquiry/likely-email.ts"
import { DidYouMean } from "./did-you-mean.tsx"
import styles from "./email-field.module.css"
import { Field } from "./field.tsx"
import { COPY_NAME, fieldId } from "./field-names.ts"
import { CheckboxField } from "./fields.tsx"
import { useForm } from "./form-context.tsx"
import { useAfterPress } from "./use-after-press.ts"

type EmailFieldProps = { hint?: string; isWide?: boolean; isNarrow?: boolean }

/** The visitor's email address, with a hint for a likely typing error, and the checkbox for a copy. */
export function EmailField(props: EmailFieldProps) {
  const { idPrefix, answers, offersCopy } = useForm()
  const messages = useMessages().forms
  const input = useRef<HTMLInputElement>(null)
  const afterPress = useAfterPress()
  const [suggestion, setSuggestion] = useState(likelyEmail(answers.email ?? ""))
  const suggestionId = `${fieldId(idPrefix, "email")}-likely`

  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    setHydrated(true)
    setSuggestion(likelyEmail(input.current?.value ?? "")) // the browser may have restored an address before hydration
  }, [])

  function acceptSuggestion(address: string) {
    if (!input.current) return
    input.current.value = address
    input.current.focus()
    setSuggestion(null)
  }

  return (
    <Field field="email" {...props}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            aria-describedby={joinIds(control["aria-describedby"], suggestion && suggestionId)}
            // The check runs when the visitor leaves the field, because an address that is being typed is incomplete.
            onBlur={({ currentTarget }) => afterPress(() => setSuggestion(likelyEmail(currentTarget.value)))}
            onInput={() => setSuggestion(null)}
          />
          <div role="status" id={suggestionId} className={styles.suggestion}>
            {suggestion && (
              <Notice key={suggestion} tone="warning">
                <p>
                  <DidYouMean address={suggestion} />
                </p>
                {/* Without scripts the visitor corrects the address by hand. */}
                {isHydrated && (
                  <Button variant="outline" small onClick={() => acceptSuggestion(suggestion)}>
                    {messages.likelyEmail.accept}
                  </Button>
                )}
              </Notice>
            )}
          </div>
          {offersCopy && (
            <div>
              <CheckboxField field={COPY_NAME} label={messages.copyByEmail} form={{ answers, errors: [] }} />
            </div>
          )}
        </>
      )}
    </Field>
  )
}

function joinIds(...ids: (string | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined
}
