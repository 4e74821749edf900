import { type Crop, SCENE_FILES, sceneFile, sceneSourceSet } from "./scene-files.ts"
import styles from "./scene-picture.module.css"

type ScenePictureProps = {
  /** Name of a drawing in illustrations/scenes: `ella`, `g-paddy`. */
  scene: string
  crop: Crop
  /** Empty where the words beside the picture say what it shows. */
  alt: string
  /** How wide the picture stands on the page, as HTML's `sizes`. */
  sizes: string
  /** For the one picture that is the first thing seen; every other waits until it is scrolled to. */
  priority?: boolean
  /** A width of the window, `48rem`, below which the tall crop takes its place. */
  tallBelow?: string
  /** For the `<img>`. */
  className?: string | undefined
}

/** A poster scene in the sizes and formats that a browser may choose from. It fills the width it is given. */
export function ScenePicture({
  scene,
  crop,
  alt,
  sizes,
  priority = false,
  tallBelow,
  className,
}: ScenePictureProps) {
  const { widths, height } = SCENE_FILES[crop]
  const when = priority
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const)
  return (
    <picture className={styles.picture}>
      {tallBelow && <TallSources scene={scene} sizes={sizes} below={tallBelow} />}
      <source type="image/avif" srcSet={sceneSourceSet(scene, crop, "avif")} sizes={sizes} />
      <img
        className={className}
        {...when}
        sizes={sizes}
        srcSet={sceneSourceSet(scene, crop, "webp")}
        src={sceneFile(scene, crop, widths[0], "webp")}
        alt={alt}
        width={widths[0]}
        height={height}
      />
    </picture>
  )
}

/** Width and height stand here too, or the page would keep room of the other shape. */
function TallSources({ scene, sizes, below }: { scene: string; sizes: string; below: string }) {
  const { widths, height } = SCENE_FILES.tall
  const shared = { media: `(width < ${below})`, sizes, width: widths[0], height }
  return (
    <>
      <source {...shared} type="image/avif" srcSet={sceneSourceSet(scene, "tall", "avif")} />
      <source {...shared} type="image/webp" srcSet={sceneSourceSet(scene, "tall", "webp")} />
    </>
  )
}
