import type { ComponentProps } from "react"

type PhotoProps = ComponentProps<"img"> & { src: string; sizes: string }

/**
 * A picture of a vehicle, 16 by 9: a drawing, or a file of another host. A photo that the office uploaded has several widths and
 * formats inside a `<picture>`. Style sheets recognise it by that element.
 */
export function Photo({ src, sizes, ...image }: PhotoProps) {
  const webp = sourceSet(src, "webp")
  const attributes = { width: "960", height: "540", ...image }
  if (!webp) return <img src={src} alt="" {...attributes} />
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(src, "avif")} sizes={sizes} />
      <img src={src} alt="" srcSet={webp} sizes={sizes} {...attributes} />
    </picture>
  )
}

/** Matches the URL of an uploaded photo, which is the URL of its widest file. */
const UPLOADED_PHOTO = /^(\/uploads\/\w+-)(\d+)\.webp$/

/** Every width of an uploaded photo, as a `srcset`; empty for any other picture. */
export function sourceSet(src: string, format: "avif" | "webp"): string {
  const [, prefix, widest = ""] = UPLOADED_PHOTO.exec(src) ?? []
  if (!prefix) return ""
  const widths = ["360", "720"].filter((width) => +width < +widest)
  return [...widths, widest].map((width) => `${prefix}${width}.${format} ${width}w`).join(", ")
}

/** The smallest file of an uploaded photo, for thumbnails; any other picture unchanged. */
export function smallPhoto(src: string): string {
  return src.replace(UPLOADED_PHOTO, (_, prefix) => `${prefix}360.webp`)
}
