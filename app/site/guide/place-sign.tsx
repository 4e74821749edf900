import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./place-sign.module.css"
import signNames from "./sign-names.json"

/** A name as an SVG path, with the `viewBox` of the path (`box`) and the text that it shows. */
type DrawnName = { text: string; box: string; path: string }

/** The names as paths, by slug. tools/fonts/draw-sign-names.mjs made them from the fonts of the sign. */
const drawnNames: Readonly<Record<string, { sinhala: DrawnName; tamil: DrawnName }>> = signNames

/**
 * A road sign with the name of the place in three scripts, in front of a picture of the place. `pictureAlt` is the alternative
 * text of the picture.
 */
export function PlaceSign({ place, pictureAlt }: { place: Place; pictureAlt: string }) {
  const messages = useMessages().guide
  return (
    <div className={styles.hero}>
      <ScenePicture
        className={styles.scene}
        scene={place.scene}
        crop="wide"
        alt={pictureAlt}
        sizes="100vw"
        tallBelow="40rem"
        fetchPriority="high"
      />
      <div className={styles.sign}>
        <SignName text={place.sinhala} lang="si" drawing={drawnNames[place.slug]?.sinhala} />
        <SignName text={place.tamil} lang="ta" drawing={drawnNames[place.slug]?.tamil} />
        <h1 data-letters={lettersOfLongestWord(place.name)}>
          <span className="visually-hidden">{messages.rentACarTo}</span>
          {place.name}
        </h1>
        <p className={styles.distance}>
          <Icon name="road" />
          {/* Only Dambulla itself, where the office is, has the distance 0. */}
          {place.roadKm === 0 ? messages.here : messages.roadFromDambulla(place.roadKm, place.isEstimate)}
        </p>
      </div>
    </div>
  )
}

type SignNameProps = { text: string; lang: "si" | "ta"; drawing: DrawnName | undefined }

/** A name as paths, because the fonts would be 22 KB for two words. As text if the name has changed since the paths were made. */
function SignName({ text, lang, drawing }: SignNameProps) {
  if (drawing?.text !== text) return <span lang={lang}>{text}</span>
  return (
    <span lang={lang}>
      <span className={`visually-hidden ${styles.hiddenText}`}>{text}</span>
      <svg viewBox={drawing.box} aria-hidden="true" focusable="false">
        <path d={drawing.path} />
      </svg>
    </span>
  )
}

/** The length of the longest word, for the font size in the style sheet. */
function lettersOfLongestWord(name: string): number {
  return Math.max(...name.split(" ").map(({ length }) => length))
}
