import { type FormEvent, useState } from "react"
import { FIELD_NAMES } from "#app/forms/field-names.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { useLiveForm } from "#app/forms/use-live-form.ts"
import { replaceQueryParams } from "#app/site/query-params.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { enquiryErrors, readEnquiry, remarkOn, tabFrom } from "./enquiry-answers.ts"

/** The enquiry in the browser: checked before it is sent, remarked on while it is filled in. */
export function useEnquiry(shown: VisitorForm, now: WallTime) {
  const { formProps, ...live } = useLiveForm({
    shown,
    read: readEnquiry,
    check: (answers) => enquiryErrors(answers, wallTimeAt(new Date())),
  })
  const [remark, setRemark] = useState(remarkOn(shown.answers, now))

  function onChange(event: FormEvent<HTMLFormElement>) {
    showChosen(event)
    const answers = readEnquiry(new FormData(event.currentTarget))
    setRemark(remarkOn(answers, wallTimeAt(new Date())))
    const { name } = event.target as HTMLInputElement // only controls change
    if (name === FIELD_NAMES.tab) replaceQueryParams({ tab: tabFrom(answers.tab) ?? "" })
  }

  return { formProps: { ...formProps, onChange }, ...live, remark }
}

/** Browsers without `:has` show the parts of the service that stands here. */
function showChosen({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement && target.name === FIELD_NAMES.tab)
    currentTarget.dataset.chosen = target.value
}
