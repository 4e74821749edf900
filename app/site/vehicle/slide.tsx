import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import styles from "./carousel.module.css"
import type { Picture } from "./pictures.ts"

/** The place in the page that a thumbnail leads to. */
export function slideId(index: number): string {
  return `picture-${index + 1}`
}

const SIZES = "(width >= 64rem) 48rem, 100vw"

type SlideProps = { picture: Picture; index: number; isCurrent: boolean }

/** One picture. Where it is broken, its words stand on the road in its place. */
export function Slide({ picture: { src, alt, avif, webp }, index, isCurrent }: SlideProps) {
  const { image, isBroken, onError } = useBroken()
  const isFirst = index === 0
  return (
    <li className={styles.slide} id={slideId(index)} data-current={isCurrent || undefined}>
      {isBroken ? (
        <p className={styles.broken}>{alt}</p>
      ) : (
        <picture>
          {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
          <img
            ref={image}
            src={src}
            srcSet={webp}
            sizes={SIZES}
            alt={alt}
            width="960"
            height="540"
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : undefined}
            draggable={false}
            onError={onError}
          />
        </picture>
      )}
    </li>
  )
}

/** A picture may have failed before the script that listens for it was there. */
function useBroken() {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!image.current?.complete || image.current.naturalWidth > 0) return
    // A drawing without a size of its own has no width either: only decoding tells.
    image.current.decode().catch(() => setBroken(true))
  }, [])
  return { image, isBroken, onError: (_: SyntheticEvent) => setBroken(true) }
}
