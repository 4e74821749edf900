import { type Crop, SCENE_FILES, sceneFile, sceneSourceSet } from "./scene-files.ts"
import styles from "./scene-picture.module.css"
import { useIsStoredCopy } from "./stored-copy.tsx"

type ScenePictureProps = {
  /** Name of a drawing in illustrations/scenes: `ella`, `g-paddy`. */
  scene: string
  crop: Crop
  /** The alternative text. Empty if the text beside the picture describes it. */
  alt: string
  /** The width of the picture on the page, as in the `sizes` attribute. */
  sizes: string
  /**
   * `high` for the first picture of a page, which is loaded at once instead of lazily. `low` for a picture that is out of sight at first,
   * or matters less than the text and its fonts.
   */
  fetchPriority?: "high" | "low"
  /** The width of the window, `48rem`, below which the tall crop is shown instead. */
  tallBelow?: string
  /** The class of the `<img>`. */
  className?: string | undefined
}

/**
 * An illustration in several widths, from which the browser chooses. Of the supported browsers only Edge before 121 lacks AVIF. It
 * shows the widest WebP file. The picture is as wide as its parent. On a page
 * that is stored on the device for use offline, it has one file: the smallest that every browser shows.
 */
export function ScenePicture({
  scene,
  crop,
  alt,
  sizes,
  fetchPriority,
  tallBelow,
  className,
}: ScenePictureProps) {
  const isStoredCopy = useIsStoredCopy()
  const { widths, height } = SCENE_FILES[crop]
  const loadingAttributes =
    fetchPriority === "high"
      ? ({ loading: "eager" } as const)
      : ({ loading: "lazy", decoding: "async" } as const)
  const smallestWidth = widths.at(-1) ?? widths[0]
  const image = { className, ...loadingAttributes, fetchPriority, width: widths[0], height }
  if (isStoredCopy) {
    return (
      <picture className={styles.picture}>
        <img {...image} alt={alt} src={sceneFile(scene, crop, smallestWidth, "webp")} />
      </picture>
    )
  }
  return (
    <picture className={styles.picture}>
      {tallBelow && <TallSources scene={scene} sizes={sizes} below={tallBelow} />}
      <source type="image/avif" srcSet={sceneSourceSet(scene, crop)} sizes={sizes} />
      <img {...image} alt={alt} src={sceneFile(scene, crop, widths[0], "webp")} />
    </picture>
  )
}

/** The source has width and height, because the browser would otherwise reserve the space of the other crop. */
function TallSources({ scene, sizes, below }: { scene: string; sizes: string; below: string }) {
  const { widths, height } = SCENE_FILES.tall
  const attributes = { media: `(width < ${below})`, sizes, width: widths[0], height }
  return (
    <>
      <source {...attributes} type="image/avif" srcSet={sceneSourceSet(scene, "tall")} />
      <source {...attributes} type="image/webp" srcSet={sceneFile(scene, "tall", widths[0], "webp")} />
    </>
  )
}
