import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { FIELD_NAMES } from "#app/forms/field-names.ts"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type Booking, checkBooking } from "#domain/enquiry/booking.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { isSubmissionOf } from "./booking-action.ts"
import { extraAnswersOf, readBookingAnswers, withCheaperPeriod } from "./booking-answers.ts"
import type { BookingProps } from "./booking-props.ts"

/**
 * Client-side behaviour of the booking form: reads the answers while they are typed, and confirms a booking in a dialog before it
 * is sent. `answers` are those with which the fields were rendered, `currentAnswers` those in the fields now. `booking` is the
 * booking in the dialog.
 */
export function useBookingForm(
  { vehicle, terms, form: initialForm }: BookingProps["pageData"],
  agents: readonly string[],
) {
  const form = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [currentAnswers, setCurrentAnswers] = useState(initialForm.answers)
  const [booking, setBooking] = useState<Booking | null>(null)
  const [isHydrated, setHydrated] = useState(false)
  const validate = (answers: Answers) => {
    const limits = { now: wallTimeAt(new Date()), agents }
    return checkBooking(answers, extraAnswersOf(answers, terms.offeredExtras), { ...vehicle, terms }, limits)
  }
  const readForm = () => form.current && setCurrentAnswers(readBookingAnswers(new FormData(form.current)))

  const liveForm = useLiveForm({
    initialForm,
    read: readBookingAnswers,
    check: (answers) => {
      const checked = validate(answers)
      return checked.ok ? [] : checked.fieldErrors
    },
    onValid: (event) => {
      if (!isSubmissionOf("send", event)) openConfirmation(event)
    },
  })

  function openConfirmation(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = validate(readBookingAnswers(new FormData(event.currentTarget)))
    if (checked.ok) setBooking(checked.value)
  }

  // The form may have been filled in before hydration, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    readForm()
    setHydrated(true)
  }, [])

  // A booking may become invalid, or fail to be sent, after the dialog opened. Closing it moves the focus to the error.
  useLayoutEffect(() => {
    if (liveForm.errors.length > 0 || liveForm.outcome) dialog.current?.close()
  }, [liveForm.errors, liveForm.outcome])

  function applyCheaperPeriod() {
    const answers = withCheaperPeriod(currentAnswers, terms)
    if (form.current) fillIn(form.current, answers)
    readForm()
  }

  return { ...liveForm, form, dialog, currentAnswers, booking, isHydrated, readForm, applyCheaperPeriod }
}

function fillIn(form: HTMLFormElement, answers: Answers) {
  const names: Record<string, string> = FIELD_NAMES
  for (const [field, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(names[field] ?? field)
    if (control instanceof HTMLInputElement && control.type !== "checkbox") control.value = value ?? ""
  }
}
