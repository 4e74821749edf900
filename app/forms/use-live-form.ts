import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers, Faults } from "#domain/enquiry/answers.ts"
import type { FieldName } from "./field-names.ts"
import type { FormState } from "./form-state.ts"

type LiveForm = {
  shown: FormState
  read: (form: FormData) => Answers
  check: (answers: Answers) => Faults<FieldName>
  /** Called with a form whose answers are right; `preventDefault` keeps it from being sent. */
  onRight?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * An answer replaces the page long before this. Where none comes, because the visitor stopped the browser or the radio was
 * lost, the button works again; pressed twice, the form is the same enquiry.
 */
const LONGEST_POST_MS = 30_000

/**
 * The browser's help with a form: the same checks before it is sent, and no second press while it is on its way.
 * The post itself stays the browser's own, so that everything goes as it does without scripts.
 */
export function useLiveForm({ shown, read, check, onRight }: LiveForm) {
  const [seen, setSeen] = useState<Pick<FormState, "answers" | "faults">>(shown)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const { errorPrefix } = useMessages().forms
  useReturn(ready)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isUnderWay.current) return event.preventDefault()
    const answers = read(new FormData(event.currentTarget))
    const faults = check(answers)
    setSeen({ answers, faults })
    if (faults.length > 0) {
      event.preventDefault()
      return putBeforeTitle(errorPrefix)
    }
    onRight?.(event)
    if (!event.defaultPrevented) send()
  }

  function send() {
    isUnderWay.current = true
    // Only after the browser has read the form: a disabled button would not be in it.
    setTimeout(() => setSending(true))
    setTimeout(ready, LONGEST_POST_MS)
  }

  function ready() {
    isUnderWay.current = false
    setSending(false)
  }

  return { formProps: { method: "post" as const, noValidate: true, onSubmit }, ...seen, isSending }
}

/** Calls back when the page is shown again out of the back/forward cache, where nothing was loaded anew. */
function useReturn(onReturn: () => void) {
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  })
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event)
    addEventListener("pageshow", listener)
    return () => removeEventListener("pageshow", listener)
  }, [])
}

function putBeforeTitle(prefix: string) {
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title
}
