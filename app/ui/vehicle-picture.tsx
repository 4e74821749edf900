import type { ComponentProps } from "react"

type VehiclePictureProps = ComponentProps<"img"> & { src: string; sizes: string }

/**
 * A picture of a vehicle, 16 by 9: a drawing, or a file of another host. A photo that the office uploaded has several widths and
 * formats inside a `<picture>`. Style sheets recognise it by that element.
 */
export function VehiclePicture({ src, sizes, ...image }: VehiclePictureProps) {
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

/** The widths in pixels of the smaller files of an uploaded photo. A file exists only if the photo is wider. */
const SMALLER_WIDTHS = [360, 720]

/** Every width of an uploaded photo, as a `srcset`; empty for any other picture. */
export function sourceSet(src: string, format: "avif" | "webp"): string {
  const [, prefix, widest = ""] = UPLOADED_PHOTO.exec(src) ?? []
  if (!prefix) return ""
  const widths = SMALLER_WIDTHS.filter((width) => width < Number(widest))
  return [...widths, widest].map((width) => `${prefix}${width}.${format} ${width}w`).join(", ")
}

/** The URL of the smallest file of an uploaded photo, for thumbnails; the URL of any other picture unchanged. */
export function thumbnailOf(src: string): string {
  return src.replace(UPLOADED_PHOTO, (_, prefix) => `${prefix}${SMALLER_WIDTHS[0]}.webp`)
}
