import sharp from "sharp"

/** A form that uploads files with these contents as JPEG photos. */
export function photoForm(...contents: (Buffer | [name: string, Buffer])[]): FormData {
  const form = new FormData()
  for (const content of contents) {
    const [name, bytes] = Array.isArray(content) ? content : ["van.jpg", content]
    form.append("photos", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name)
  }
  return form
}

/** A photo of one colour. */
export function jpeg(background: string, width = 800): Promise<Buffer> {
  return sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
