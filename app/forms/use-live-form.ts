import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers, FieldErrorCodes } from "#domain/enquiry/answers.ts"
import { describeErrors } from "./describe-error-code.ts"
import type { FieldName } from "./field-names.ts"
import type { FormResponse } from "./form-response-type.ts"
import type { VisitorForm } from "./form-state.ts"
import { postForm } from "./post-form.ts"

type LiveForm = {
  shown: VisitorForm
  read: (form: FormData) => Answers
  check: (answers: Answers) => FieldErrorCodes<FieldName>
  /** Called with a valid form; `preventDefault` keeps it from being sent. */
  onRight?: (event: FormEvent<HTMLFormElement>) => void
  /** Whether the form shows its fields and their errors. */
  hasFields?: boolean
}

type BrowsersPost = { form: HTMLFormElement; submitter: HTMLElement | null }

/** Time after which the button is enabled again, where navigation after a success was stopped. */
const LONGEST_LOAD_MS = 30_000

/**
 * Client-side behaviour of a form: the server's checks before it is sent, no second submission while it is being sent, and a message
 * where the connection is lost. Where only a page can show the result, the browser posts the form itself; nothing was submitted
 * then. Fields are uncontrolled: a browser restores only values that differ from their defaults.
 */
export function useLiveForm({ shown, read, check, onRight, hasFields = true }: LiveForm) {
  const [seen, setSeen] = useState(shown)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const isBrowsersOwn = useRef(false)
  const [toPost, setToPost] = useState<BrowsersPost | null>(null)
  const texts = useMessages().forms
  useReturn(ready)

  // After the button is enabled again: a disabled one would not be submitted.
  useEffect(() => {
    if (!toPost) return
    isBrowsersOwn.current = true
    toPost.form.requestSubmit(toPost.submitter)
  }, [toPost])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isBrowsersOwn.current) return
    if (isUnderWay.current) return event.preventDefault()
    const form = event.currentTarget
    const answers = read(new FormData(form))
    const errors = describeErrors(check(answers), answers, texts)
    show({ ...seen, answers, errors, outcome: null })
    if (errors.length > 0) return event.preventDefault()
    onRight?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent // the event of a form's submit handler
    send(form, submitter, answers)
  }

  function show(state: VisitorForm) {
    setSeen(state)
    if (state.errors.length > 0) putBeforeTitle(texts.errorPrefix)
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null, answers: Answers) {
    isUnderWay.current = true
    const posting = postForm(form, submitter) // before the button is disabled, which would leave it out of the form data
    setSending(true)
    const answer = await posting
    if (answer === "unreachable") {
      ready()
      return show({ ...seen, answers, errors: [], outcome: { state: "unreachable" } })
    }
    if (answer && "location" in answer) {
      setTimeout(ready, LONGEST_LOAD_MS)
      return location.assign(answer.location)
    }
    ready()
    if (!isShownInPlace(answer)) return setToPost({ form, submitter })
    show(answer.form)
  }

  function isShownInPlace(answer: FormResponse): answer is { form: VisitorForm } {
    if (!answer || !("form" in answer)) return false
    const { errors, outcome } = answer.form
    return errors.length > 0 ? hasFields : outcome !== null && outcome.state !== "toConfirm"
  }

  function ready() {
    isUnderWay.current = false
    isBrowsersOwn.current = false
    setSending(false)
  }

  return {
    formProps: { method: "post" as const, noValidate: true, onSubmit },
    token: seen.token,
    answers: shown.answers,
    errors: seen.errors,
    outcome: seen.outcome,
    isSending,
  }
}

/** Calls back when the page is restored from the back/forward cache. */
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
