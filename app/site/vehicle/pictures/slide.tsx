import { useEffect, useRef, useState } from "react"
import styles from "./carousel.module.css"
import type { Picture } from "./pictures.ts"

/** The place in the page that a thumbnail leads to. */
export function slideId(index: number): string {
  return `picture-${index + 1}`
}

const SIZES = "(width >= 64rem) 48rem, 100vw"

type SlideProps = { picture: Picture; index: number; isCurrent: boolean }

/** One picture. Where it is broken, its words stand on the road in its place. */
export function Slide({ picture, index, isCurrent }: SlideProps) {
  const { slide, isBroken } = useBroken()
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

/** A picture may have failed before the script that listens for it was there. */
function useBroken() {
  const slide = useRef<HTMLLIElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const image = slide.current?.querySelector("img")
    const tell = () => setBroken(true)
    image?.addEventListener("error", tell)
    // A drawing without a size of its own has no width either: only decoding tells.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(tell)
    return () => image?.removeEventListener("error", tell)
  }, [])
  return { slide, isBroken }
}
