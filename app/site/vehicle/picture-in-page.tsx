import type { ComponentProps } from "react"
import { builtFilesContext, useLeftByLoader } from "#app/context.ts"
import { svgAddress } from "#app/ui/svg-address.ts"

/** A drawing of ours that comes with the page. In development it is a file. */
export function PictureInPage({ src, alt, ...image }: ComponentProps<"img"> & { src: string; alt: string }) {
  const drawing = useLeftByLoader(builtFilesContext)?.drawing(src)
  return <img {...image} src={drawing ? knownAddress(drawing) : src} alt={alt} width="960" height="540" />
}

/** Drawings come with the build: none changes while the site runs. */
const addresses = new Map<string, string>()

function knownAddress(drawing: string): string {
  const address = addresses.get(drawing) ?? svgAddress(drawing)
  addresses.set(drawing, address)
  return address
}
