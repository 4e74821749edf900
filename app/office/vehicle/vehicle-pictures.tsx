import styles from "#app/office/fleet/fleet.module.css"
import listStyles from "#app/office/lists/list.module.css"
import { vehiclePicturesPage } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { EditableVehicle } from "#domain/catalogue/fleet-editor.ts"

/** Thumbnails of the pictures, with a link to the page that edits them. */
export function VehiclePictures({ id, pictures }: EditableVehicle) {
  const { vehicle } = useMessages().office.fleet
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{vehicle.pictures}</h2>
      <p>{vehicle.pictureCount(pictures.length)}</p>
      <div className={`${styles.actions} ${listStyles.picture}`}>
        {pictures.map(({ path }) => (
          <img key={path} src={thumbnailOf(`/${path}`)} alt="" width="960" height="540" loading="lazy" />
        ))}
      </div>
      <ButtonLink variant="outline" href={vehiclePicturesPage(id)}>
        {vehicle.editPictures}
      </ButtonLink>
    </section>
  )
}
