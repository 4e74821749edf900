import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./place-sign.module.css"

/** The place as a road sign names it, in three scripts, before its picture. The sign says what the picture shows. */
export function PlaceSign({ place }: { place: Place }) {
  const texts = useMessages().guide
  return (
    <div className={styles.hero}>
      <ScenePicture
        className={styles.scene}
        scene={place.slug}
        crop="wide"
        alt=""
        sizes="100vw"
        tallBelow="40rem"
        priority
      />
      <div className={styles.sign}>
        <span lang="si">{place.sinhala}</span>
        <span lang="ta">{place.tamil}</span>
        <h1 data-letters={lettersOfLongestWord(place.name)}>
          <span className="vh">{texts.rentACarTo}</span>
          {place.name}
        </h1>
        <p className={styles.distance}>
          <Icon name="road" />
          {place.roadKm === 0 ? texts.here : texts.roadFromDambulla(place.roadKm, place.isEstimate)}
        </p>
      </div>
    </div>
  )
}

/** For the style sheet: how many letters must stand beside each other. */
function lettersOfLongestWord(name: string): number {
  return Math.max(...name.split(" ").map(({ length }) => length))
}
