import { useEffect, useRef, useState } from "react"
import { useAfterPress } from "#app/forms/use-after-press.ts"
import { fetchPage } from "#app/islands/fetch-page.ts"
import { fieldOf } from "#app/office/forms/field-of.ts"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"

type AvailabilityPeriodProps = {
  /** The text of the period for which the selects mark vehicles as free or taken. Empty: no period is known yet. */
  period: string
}

const PERIOD_FIELDS: readonly string[] = [TERMS_FIELDS.pickUpAt, TERMS_FIELDS.returnAt]
const PERIOD_ID = "choices-period"

/**
 * Shows the period for which the vehicle selects mark vehicles as free or taken. When the user changes the period, fetches the page
 * for the new one and copies the option labels. Without scripts, the labels are updated when the form is submitted.
 */
export function AvailabilityPeriod({ period }: AvailabilityPeriodProps) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [shownPeriod, setShownPeriod] = useState(period)
  const afterPress = useAfterPress()
  useEffect(() => {
    const form = paragraph.current?.closest("form")
    if (!form) return
    let controller = new AbortController()
    const update = async () => {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      const page = await fetchPageForPeriod(form, signal)
      if (!page) return
      afterPress(() => {
        if (signal.aborted) return
        copyLabels(form, page)
        setShownPeriod(page.getElementById(PERIOD_ID)?.textContent ?? "")
      })
    }
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && PERIOD_FIELDS.includes(target.name)) void update()
    }
    // The period may have been changed before hydration, or restored by the browser.
    if (PERIOD_FIELDS.some((name) => fieldOf(form, name)?.value !== fieldOf(form, name)?.defaultValue))
      void update()
    form.addEventListener("change", onChange)
    return () => {
      controller.abort()
      form.removeEventListener("change", onChange)
    }
  }, [afterPress])
  return (
    <p id={PERIOD_ID} ref={paragraph} role="status" className="small soft">
      {shownPeriod && <ChangingText text={shownPeriod} />}
    </p>
  )
}

/** Fetches the page for the typed period. Null: the period is incomplete or invalid, or the page cannot be fetched. */
async function fetchPageForPeriod(form: HTMLFormElement, signal: AbortSignal): Promise<Document | null> {
  const [from = "", to = ""] = PERIOD_FIELDS.map((name) => fieldOf(form, name)?.value)
  if (from === "" || from >= to) return null
  const url = new URL(location.pathname, location.origin)
  for (const name of PERIOD_FIELDS) url.searchParams.set(name, fieldOf(form, name)?.value ?? "")
  return fetchPage(url, signal)
}

/** Copies the option labels of the page's first vehicle select into each vehicle select of the form. */
function copyLabels(form: HTMLFormElement, page: Document): void {
  const pageSelect = page.getElementById(TERMS_FIELDS.vehicle(0))
  const labels = new Map(
    [...(pageSelect?.querySelectorAll("option") ?? [])].map(({ value, text }) => [value, text]),
  )
  for (let row = 0; ; row++) {
    const select = form.elements.namedItem(TERMS_FIELDS.vehicle(row))
    if (!(select instanceof HTMLSelectElement)) return
    for (const option of select.options)
      if (option.value !== "") option.text = labels.get(option.value) ?? option.text
  }
}
