import sharp from "sharp"

/** A form with files of these contents, all of the type of a photo; a name is given where a test needs one. */
export function files(...contents: (Buffer | [name: string, Buffer])[]): FormData {
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
