import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers, FieldErrorCodes } from "#domain/enquiry/answers.ts"
import { describeErrors } from "./describe-error-code.ts"
import type { FieldName } from "./field-names.ts"
import type { FormResponse } from "./form-response-type.ts"
import type { VisitorForm } from "./form-state.ts"
import { postForm } from "./post-form.ts"

type LiveFormOptions = {
  initialForm: VisitorForm
  read: (form: FormData) => Answers
  check: (answers: Answers) => FieldErrorCodes<FieldName>
  /** Called with a valid form; `preventDefault` stops its submission. */
  onValid?: (event: FormEvent<HTMLFormElement>) => void
  /** Whether the form shows its fields and their errors. */
  hasFields?: boolean
}

type NativeSubmission = { form: HTMLFormElement; submitter: HTMLElement | null }

/** The time after which the button is enabled again, for a visitor who stops the navigation after a success. */
const NAVIGATION_TIMEOUT_MS = 30_000

/**
 * Client-side behaviour of a form: validates it as the server does, prevents a second submission while it is being sent, and
 * shows a message if the connection is lost. If only a page can show the result, nothing was recorded, and the browser submits
 * the form itself. Fields are uncontrolled, because a browser restores only values that differ from their defaults.
 */
export function useLiveForm({ initialForm, read, check, onValid, hasFields = true }: LiveFormOptions) {
  const [state, setState] = useState(initialForm)
  const [isSending, setSending] = useState(false)
  const isPosting = useRef(false)
  const isNativeSubmission = useRef(false)
  const [nativeSubmission, setNativeSubmission] = useState<NativeSubmission | null>(null)
  const messages = useMessages().forms
  useBackForwardRestore(enableSubmit)

  // The form is submitted in an effect, after the button is enabled again, because a disabled button would not be submitted.
  useEffect(() => {
    if (!nativeSubmission) return
    isNativeSubmission.current = true
    nativeSubmission.form.requestSubmit(nativeSubmission.submitter)
  }, [nativeSubmission])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isNativeSubmission.current) return
    if (isPosting.current) return event.preventDefault()
    const form = event.currentTarget
    const answers = read(new FormData(form))
    const errors = describeErrors(check(answers), answers, messages)
    showForm({ ...state, answers, errors, outcome: null })
    if (errors.length > 0) return event.preventDefault()
    onValid?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent // the event of a form's submit handler
    send(form, submitter, answers)
  }

  function showForm(form: VisitorForm) {
    setState(form)
    if (form.errors.length > 0) prefixTitle(messages.errorPrefix)
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null, answers: Answers) {
    isPosting.current = true
    const responsePromise = postForm(form, submitter) // before the button is disabled, which would leave it out of the form data
    setSending(true)
    const response = await responsePromise
    if (response === "unreachable") {
      enableSubmit()
      return showForm({ ...state, answers, errors: [], outcome: { state: "unreachable" } })
    }
    if (response && "location" in response) {
      setTimeout(enableSubmit, NAVIGATION_TIMEOUT_MS)
      return location.assign(response.location)
    }
    enableSubmit()
    if (!canShowInPlace(response)) return setNativeSubmission({ form, submitter })
    showForm(response.form)
  }

  function canShowInPlace(response: FormResponse): response is { form: VisitorForm } {
    if (!response || !("form" in response)) return false
    const { errors, outcome } = response.form
    return errors.length > 0 ? hasFields : outcome !== null && outcome.state !== "toConfirm"
  }

  function enableSubmit() {
    isPosting.current = false
    isNativeSubmission.current = false
    setSending(false)
  }

  return {
    formProps: { method: "post" as const, noValidate: true, onSubmit },
    token: state.token,
    offersCopy: initialForm.offersCopy,
    answers: initialForm.answers,
    errors: state.errors,
    outcome: state.outcome,
    isSending,
  }
}

/** Calls back when the page is restored from the back/forward cache. */
function useBackForwardRestore(onRestore: () => void) {
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onRestore()
  })
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event)
    addEventListener("pageshow", listener)
    return () => removeEventListener("pageshow", listener)
  }, [])
}

function prefixTitle(prefix: string) {
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title
}
