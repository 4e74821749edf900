import { TextField } from "#app/forms/fields.tsx"
import fleetStyles from "#app/office/fleet/fleet.module.css"
import { MoveButtons } from "#app/office/lists/move-buttons.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { EditableVehicle, VehiclePicture } from "#domain/catalogue/fleet-editor.ts"
import { MAX_ALT_LENGTH } from "#domain/catalogue/picture.ts"
import styles from "./pictures.module.css"
import { altName, type PicturesForm } from "./read-pictures.ts"

type PictureListProps = Pick<EditableVehicle, "version" | "pictures"> & { form: PicturesForm | undefined }

/** One form for all pictures, so that every button also saves the typed descriptions. */
export function PictureList({ version, pictures, form }: PictureListProps) {
  const messages = useMessages().office.fleet.pictures
  if (pictures.length === 0) return <p>{messages.noPictures}</p>
  return (
    <form method="post" noValidate className={fleetStyles.group}>
      <input type="hidden" name="version" value={version} autoComplete="off" />
      {/* Enter in a field submits with the first button of a form, which must not be an arrow. */}
      <button
        type="submit"
        name="act"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {messages.save}
      </button>
      <p>{messages.rule}</p>
      <ol className={styles.list}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.path}
            picture={picture}
            index={index}
            form={form}
            isLast={index === pictures.length - 1}
          />
        ))}
      </ol>
      {pictures.some(({ alt }) => alt !== null) && (
        <div>
          <Button type="submit" name="act" value="save">
            {messages.save}
          </Button>
        </div>
      )}
    </form>
  )
}

type PictureItemProps = {
  picture: VehiclePicture
  index: number
  isLast: boolean
  form: PicturesForm | undefined
}

function PictureItem({ picture: { path, alt }, index, isLast, form }: PictureItemProps) {
  const messages = useMessages().office.fleet.pictures
  const number = index + 1
  const field = altName(index)
  return (
    <li id={`picture-${number}`}>
      <input type="hidden" name={`path-${index}`} value={path} autoComplete="off" />
      <img src={thumbnailOf(`/${path}`)} alt={messages.photo(number)} width="960" height="540" />
      <div className={styles.about}>
        {alt === null ? (
          <p className="soft">{messages.drawing}</p>
        ) : (
          <TextField
            form={form && { answers: { [field]: form.answers[path] }, errors: form.errors }}
            field={field}
            label={messages.alt(number)}
            hint={messages.altHint}
            initial={alt}
            maxLength={MAX_ALT_LENGTH}
            autoComplete="off"
          />
        )}
        <div className={fleetStyles.actions}>
          <MoveButtons
            up={{ value: `up-${index}`, label: messages.up(number), isAtEnd: index === 0 }}
            down={{ value: `down-${index}`, label: messages.down(number), isAtEnd: isLast }}
          />
          <Button
            type="submit"
            variant="outline"
            small
            name="act"
            value={`remove-${index}`}
            aria-label={messages.removePicture(number)}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
