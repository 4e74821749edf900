import { LabelledControl } from "#app/forms/field.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PICTURE_LIMITS } from "#domain/catalogue/picture.ts"

/** Uploads photos. A browser clears the field of chosen files, so the error messages name them. */
export function UploadForm({ errors }: { errors: readonly { message: string }[] }) {
  const { pictures } = useMessages().office.fleet
  const { files, bytes } = PICTURE_LIMITS
  return (
    <section aria-labelledby="upload" className={styles.group}>
      <h2 id="upload">{pictures.upload}</h2>
      <form method="post" encType="multipart/form-data" className={styles.section}>
        <LabelledControl
          id="photos"
          name="photos"
          label={pictures.files}
          hint={pictures.filesHint(files, bytes / 1024 / 1024)}
          value="" // unused: a file field has no initial value
          error={errors.map(({ message }) => message).join(". ") || null}
        >
          {({ defaultValue: _, ...control }) => (
            <input {...control} type="file" accept="image/jpeg,image/png,image/webp,image/avif" multiple />
          )}
        </LabelledControl>
        <Button type="submit">{pictures.uploadSubmit}</Button>
      </form>
    </section>
  )
}
