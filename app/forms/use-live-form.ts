import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers, FieldErrorCodes } from "#domain/enquiry/answers.ts"
import { describeErrors } from "./describe-error-code.ts"
import type { FieldName } from "./field-names.ts"
import type { FormAnswer } from "./form-answer-type.ts"
import type { VisitorForm } from "./form-state.ts"
import { postForm } from "./post-form.ts"

type LiveForm = {
  shown: VisitorForm
  read: (form: FormData) => Answers
  check: (answers: Answers) => FieldErrorCodes<FieldName>
  /** Called with a form whose answers are right; `preventDefault` keeps it from being sent. */
  onRight?: (event: FormEvent<HTMLFormElement>) => void
  /** Whether the form shows its fields, and so what is wrong with them. */
  hasFields?: boolean
}

type BrowsersPost = { form: HTMLFormElement; submitter: HTMLElement | null }

/** Where the page of a success does not come, because the visitor stopped the browser, the button works again. */
const LONGEST_LOAD_MS = 30_000

/**
 * The browser's help with a form: the same checks before it is sent, no second press while it is on its way, and words in place
 * where the connection is lost. What only a page can show is posted again by the browser itself; nothing was submitted then.
 * The fields keep their defaults: a browser puts back only what differs from them.
 */
export function useLiveForm({ shown, read, check, onRight, hasFields = true }: LiveForm) {
  const [seen, setSeen] = useState(shown)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const isBrowsersOwn = useRef(false)
  const [toPost, setToPost] = useState<BrowsersPost | null>(null)
  const texts = useMessages().forms
  useReturn(ready)

  // Once the button is enabled again: a disabled one would not be among the fields.
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
    const { submitter } = event.nativeEvent as SubmitEvent // of a form, no other event submits
    send(form, submitter, answers)
  }

  function show(state: VisitorForm) {
    setSeen(state)
    if (state.errors.length > 0) putBeforeTitle(texts.errorPrefix)
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null, answers: Answers) {
    isUnderWay.current = true
    const posting = postForm(form, submitter) // before the button is disabled, which would not be among the fields
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

  function isShownInPlace(answer: FormAnswer): answer is { form: VisitorForm } {
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
