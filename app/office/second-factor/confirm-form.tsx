import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import type { SecondFactorField } from "#app/office/forms/office-form.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { QrCode } from "#app/ui/qr-code.tsx"
import type { SecondFactorKey } from "#domain/staff/staff-accounts.ts"
import { BackupCodes } from "./backup-codes.tsx"
import styles from "./second-factor.module.css"

type ConfirmFormProps = { secondFactor: SecondFactorKey; form: FormState<SecondFactorField> | undefined }

/** Shows the key as a QR code and as text, and the backup codes; asks for the first code from the app. */
export function ConfirmForm({ secondFactor: { uri, key, backupCodes }, form }: ConfirmFormProps) {
  const messages = useMessages().office.secondFactor
  return (
    <form method="post" noValidate className={styles.steps}>
      <OfficeErrors form={form} />
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="paper-codes" value={backupCodes.join(" ")} />
      {/* Not printed, so that no paper has both the key and the backup codes. */}
      <section className="screen-only">
        <h2>{messages.scan}</h2>
        <QrCode text={uri} title={messages.picture} />
        <p>
          <a className="text-link" href={uri}>
            {messages.openApp}
          </a>
        </p>
        <p>{messages.orType}</p>
        <p className={styles.key} translate="no">
          {key.match(/.{1,4}/g)?.join(" ")}
        </p>
      </section>
      <section>
        <h2>{messages.writeDown}</h2>
        <p>
          {messages.backupCodesHint} {messages.shownOnce}
        </p>
        <BackupCodes codes={backupCodes} />
      </section>
      <section className="stack screen-only">
        <h2>{messages.enter}</h2>
        <TextField
          form={form}
          field="code"
          label={messages.code}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Button type="submit" variant="primary">
          {messages.finish}
        </Button>
      </section>
    </form>
  )
}
