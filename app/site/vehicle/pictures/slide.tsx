import { useEffect, useRef, useState } from "react"
import styles from "./carousel.module.css"
import type { Picture } from "./pictures.ts"

/** The id of a slide, to which its thumbnail links. */
export function slideId(index: number): string {
  return `picture-${index + 1}`
}

const SIZES = "(width >= 64rem) 48rem, 100vw"

type SlideProps = { picture: Picture; index: number; isCurrent: boolean }

/** One picture, or its alternative text if it cannot be loaded. */
export function Slide({ picture, index, isCurrent }: SlideProps) {
  const { slide, isBroken } = useBrokenPicture()
  return (
    <li className={styles.slide} id={slideId(index)} data-current={isCurrent || undefined} ref={slide}>
      {isBroken ? (
        <p className={styles.broken}>{picture.alt}</p>
      ) : (
        <SlidePicture picture={picture} isFirst={index === 0} />
      )}
    </li>
  )
}

type SlidePictureProps = { picture: Picture; isFirst: boolean }

function SlidePicture({ picture: { src, alt, avif, webp }, isFirst }: SlidePictureProps) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && SIZES}
        alt={alt}
        width="960"
        height="540"
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        draggable={false}
      />
    </picture>
  )
}

/** Whether the picture failed to load, also before hydration. */
function useBrokenPicture() {
  const slide = useRef<HTMLLIElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const image = slide.current?.querySelector("img")
    const markBroken = () => setBroken(true)
    image?.addEventListener("error", markBroken)
    // An SVG without intrinsic size has no natural width either: only decoding shows whether it loaded.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(markBroken)
    return () => image?.removeEventListener("error", markBroken)
  }, [])
  return { slide, isBroken }
}
