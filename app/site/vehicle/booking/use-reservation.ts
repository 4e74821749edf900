import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { FIELD_NAMES } from "#app/forms/field-names.ts"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type Booking, checkBooking } from "#domain/enquiry/booking.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { BookingProps } from "./booking-props.ts"
import { readReservation, serviceAnswersOf, withCheaperStay } from "./reservation.ts"
import { isSubmissionOf } from "./steps.ts"

/**
 * The browser's help with the reservation: answers as they are typed, and the confirmation in a dialog before
 * anything is sent. `typed` is what stands in the form now; `booking` is what the dialog asks about.
 */
export function useReservation(
  { vehicle, terms, form: shown }: BookingProps["screen"],
  agents: readonly string[],
) {
  const form = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(shown.answers)
  const [booking, setBooking] = useState<Booking | null>(null)
  const [isLive, setLive] = useState(false)
  const checkNow = (answers: Answers) => {
    const limits = { now: wallTimeAt(new Date()), agents }
    return checkBooking(answers, serviceAnswersOf(answers, terms.offered), { ...vehicle, terms }, limits)
  }
  const readForm = () => form.current && setTyped(readReservation(new FormData(form.current)))

  const live = useLiveForm({
    shown,
    read: readReservation,
    check: (answers) => {
      const checked = checkNow(answers)
      return checked.ok ? [] : checked.fieldErrors
    },
    onRight: (event) => {
      if (!isSubmissionOf("send", event)) askFirst(event)
    },
  })

  function askFirst(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkNow(readReservation(new FormData(event.currentTarget)))
    if (checked.ok) setBooking(checked.value)
  }

  // Before this script the form may have been filled in, or filled again by the browser's way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    readForm()
    setLive(true)
  }, [])

  // What was right when it was asked about may not be so when it is confirmed, or it cannot be sent: that gets the focus.
  useLayoutEffect(() => {
    if (live.errors.length > 0 || live.outcome) dialog.current?.close()
  }, [live.errors, live.outcome])

  function takeCheaperStay() {
    const answers = withCheaperStay(typed, terms)
    if (form.current) fillIn(form.current, answers)
    readForm()
  }

  return { ...live, form, dialog, typed, booking, isLive, readForm, takeCheaperStay }
}

function fillIn(form: HTMLFormElement, answers: Answers) {
  const names: Record<string, string> = FIELD_NAMES
  for (const [field, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(names[field] ?? field)
    if (control instanceof HTMLInputElement && control.type !== "checkbox") control.value = value ?? ""
  }
}
