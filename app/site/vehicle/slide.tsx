import { useEffect, useRef, useState } from "react"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
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
  const id = `slide-${index + 1}`
  return (
    <li className={styles.slide} id={slideId(index)} data-current={isCurrent || undefined} ref={slide}>
      {isBroken ? (
        <p className={styles.broken}>{picture.alt}</p>
      ) : (
        <ServerDrawn id={id}>
          {import.meta.env.SSR && <SlidePicture id={id} picture={picture} isFirst={index === 0} />}
        </ServerDrawn>
      )}
    </li>
  )
}

type SlidePictureProps = { id: string; picture: Picture; isFirst: boolean }

function SlidePicture({ id, picture: { src, alt, avif, webp }, isFirst }: SlidePictureProps) {
  return (
    <picture id={id}>
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
