import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { PRIVACY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { MAX_PREVIEWED, type PrivacyPreview } from "#domain/privacy/privacy-repository.ts"
import {
  PRIVACY_FIELDS,
  PRIVACY_MONTHS,
  type PrivacyField,
  type PrivacyPeriods,
  type PrivacySettings,
} from "#domain/privacy/privacy-settings.ts"
import { formatWallDate, wallTimeAt } from "#domain/rental-period.ts"
import type { ProposedPeriodsForm } from "./handle-periods.ts"
import styles from "./privacy.module.css"

type PeriodsFormProps = {
  settings: PrivacySettings
  proposedForm: ProposedPeriodsForm | null
  preview: PrivacyPreview | null
  /** A rejected submission. */
  form: FormState<"q" | PrivacyField> | undefined
}

/** The form of the retention periods. The first submission only shows the effect of new periods; the second one sets them. */
export function PeriodsForm({ settings, proposedForm, preview, form }: PeriodsFormProps) {
  const { periods } = useMessages().office.privacy
  // The search form of the page has other answers.
  const rejectedForm = form && "anonymiseAfterMonths" in form.answers ? form : null
  const shownForm = rejectedForm ?? proposedForm ?? { answers: valuesOf(settings), errors: [] }
  return (
    <section className={styles.section} aria-labelledby="periods">
      <h2 id="periods">{periods.heading}</h2>
      <p>
        {periods.enquiryPeriod(settings.anonymiseAfterMonths)}{" "}
        {periods.historyPeriod(settings.keepHistoryMonths)}
      </p>
      <p>{periods.anonymisedMeaning}</p>
      <form method="get" action={`${PRIVACY}#periods`} className={styles.periods} noValidate>
        {PRIVACY_FIELDS.map((field) => (
          <TextField
            key={field}
            form={shownForm}
            field={field}
            label={periods[field]}
            hint={periods.hint(PRIVACY_MONTHS[field].min, PRIVACY_MONTHS[field].max)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <Button type="submit" variant="outline">
          {periods.showPreview}
        </Button>
      </form>
      {preview && proposedForm?.outcome && (
        <Preview preview={preview} periods={proposedForm.outcome} version={settings.version} />
      )}
    </section>
  )
}

function valuesOf({ anonymiseAfterMonths, keepHistoryMonths }: PrivacyPeriods) {
  return {
    anonymiseAfterMonths: anonymiseAfterMonths?.toString() ?? "",
    keepHistoryMonths: keepHistoryMonths?.toString() ?? "",
  }
}

type PreviewProps = { preview: PrivacyPreview; periods: PrivacyPeriods; version: number }

function Preview({ preview, periods: proposedPeriods, version }: PreviewProps) {
  const { periods } = useMessages().office.privacy
  const deletesData =
    proposedPeriods.anonymiseAfterMonths !== null || proposedPeriods.keepHistoryMonths !== null
  return (
    <>
      <Notice tone={deletesData ? "warning" : "info"}>
        <h3>{periods.preview}</h3>
        <p>{periods.enquiryPeriod(proposedPeriods.anonymiseAfterMonths)}</p>
        {proposedPeriods.anonymiseAfterMonths !== null && <AnonymisationPreview {...preview} />}
        <p>{periods.historyPeriod(proposedPeriods.keepHistoryMonths)}</p>
        {proposedPeriods.keepHistoryMonths !== null && <p>{periods.wouldDeleteEvents(preview.eventCount)}</p>}
        {deletesData && <p>{periods.irreversible}</p>}
      </Notice>
      <form method="post" action={`${PRIVACY}#periods`}>
        <input type="hidden" name="version" value={version} />
        {PRIVACY_FIELDS.map((field) => (
          <input key={field} type="hidden" name={field} value={valuesOf(proposedPeriods)[field]} />
        ))}
        <Button type="submit">{periods.submit}</Button>
      </form>
    </>
  )
}

function AnonymisationPreview({ enquiryCount, oldestRetainedAt }: PrivacyPreview) {
  const { periods } = useMessages().office.privacy
  const count = enquiryCount < MAX_PREVIEWED ? periods.enquiries(enquiryCount) : periods.atLeast(enquiryCount)
  return (
    <p>
      {periods.wouldAnonymise(count)}{" "}
      {oldestRetainedAt
        ? periods.oldestRetained(formatWallDate(wallTimeAt(oldestRetainedAt)))
        : periods.noneRetained}
    </p>
  )
}
