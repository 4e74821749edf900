import { type FormEvent, useState } from "react"
import { FIELD_NAMES } from "#app/forms/field-names.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import { replaceQueryParams } from "#app/site/query-params.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { enquiryErrors, parseTab, readEnquiryAnswers, remarkOnDates } from "./enquiry-answers.ts"

/** Client-side behaviour of the enquiry: validation before it is sent, and a remark on its dates while it is filled in. */
export function useEnquiry(form: VisitorForm, now: WallTime) {
  const { formProps, ...formContext } = useLiveForm({
    initialForm: form,
    read: readEnquiryAnswers,
    check: (answers) => enquiryErrors(answers, wallTimeAt(new Date())),
  })
  const [remark, setRemark] = useState(remarkOnDates(form.answers, now))

  function onChange(event: FormEvent<HTMLFormElement>) {
    updateChosenTab(event)
    const answers = readEnquiryAnswers(new FormData(event.currentTarget))
    setRemark(remarkOnDates(answers, wallTimeAt(new Date())))
    const { name } = event.target as HTMLInputElement // only controls fire change events
    if (name === FIELD_NAMES.tab) replaceQueryParams({ tab: parseTab(answers.tab) ?? "" })
  }

  return { formProps: { ...formProps, onChange }, ...formContext, remark }
}

/** Sets the tab for browsers without `:has`, whose style sheet reads `data-chosen`. */
function updateChosenTab({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement && target.name === FIELD_NAMES.tab)
    currentTarget.dataset.chosen = target.value
}
