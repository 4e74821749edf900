import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import styles from "./carousel.module.css"
import { PictureInPage } from "./picture-in-page.tsx"
import type { Picture } from "./pictures.ts"

/** The place in the page that a thumbnail leads to. */
export function slideId(index: number): string {
  return `picture-${index + 1}`
}

const SIZES = "(width >= 64rem) 48rem, 100vw"

type SlideProps = { picture: Picture; index: number; isCurrent: boolean }

/** One picture. */
export function Slide({ picture, index, isCurrent }: SlideProps) {
  const { src, alt, isInPage } = picture
  return (
    <li className={styles.slide} id={slideId(index)} data-current={isCurrent || undefined}>
      {isInPage ? (
        <ServerDrawn id={IN_PAGE}>
          {import.meta.env.SSR && (
            <picture id={IN_PAGE}>
              <PictureInPage src={src} alt={alt} draggable={false} />
            </picture>
          )}
        </ServerDrawn>
      ) : (
        <PictureFile picture={picture} isFirst={index === 0} />
      )}
    </li>
  )
}

const IN_PAGE = "first-picture"

/** Where it is broken, its words stand on the road in its place. */
function PictureFile({ picture: { src, alt, avif, webp }, isFirst }: { picture: Picture; isFirst: boolean }) {
  const { image, isBroken, onError } = useBroken()
  if (isBroken) return <p className={styles.broken}>{alt}</p>
  return (
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
