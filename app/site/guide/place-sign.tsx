import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./place-sign.module.css"
import signNames from "./sign-names.json"

type DrawnName = { text: string; box: string; path: string }

/** The names as paths, by slug. tools/fonts/draw-sign-names.mjs made them from the fonts of the sign. */
const drawnNames: Readonly<Record<string, { sinhala: DrawnName; tamil: DrawnName }>> = signNames

/**
 * A road sign with the name of the place in three scripts, before its picture. `pictureAlt` is the alternative text of the
 * picture.
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
        priority
      />
      <div className={styles.sign}>
        <SignName text={place.sinhala} lang="si" drawn={drawnNames[place.slug]?.sinhala} />
        <SignName text={place.tamil} lang="ta" drawn={drawnNames[place.slug]?.tamil} />
        <h1 data-letters={lettersOfLongestWord(place.name)}>
          <span className="vh">{messages.rentACarTo}</span>
          {place.name}
        </h1>
        <p className={styles.distance}>
          <Icon name="road" />
          {place.roadKm === 0 ? messages.here : messages.roadFromDambulla(place.roadKm, place.isEstimate)}
        </p>
      </div>
    </div>
  )
}

type SignNameProps = { text: string; lang: "si" | "ta"; drawn: DrawnName | undefined }

/** A name as paths, because the fonts would be 22 KB for two words. As text if the name has changed since the paths were made. */
function SignName({ text, lang, drawn }: SignNameProps) {
  if (drawn?.text !== text) return <span lang={lang}>{text}</span>
  return (
    <span lang={lang}>
      <span className={`vh ${styles.spoken}`}>{text}</span>
      <svg viewBox={drawn.box} aria-hidden="true" focusable="false">
        <path d={drawn.path} />
      </svg>
    </span>
  )
}

/** The length of the longest word, for the font size in the style sheet. */
function lettersOfLongestWord(name: string): number {
  return Math.max(...name.split(" ").map(({ length }) => length))
}
