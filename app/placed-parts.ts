import { Transform } from "node:stream"
import type { ReactElement } from "react"
import type { PlaceDrawn } from "#app/ui/drawn-once.tsx"
import { escaped, MARK, markOf, type OwnTexts } from "#app/ui/own-texts.ts"

/** A part as it was drawn: bytes, and by turns with them the names of texts that each page has of its own. */
export type KeptPart = { pieces: readonly (Buffer | string)[]; length: number }

export function keptPart(html: string): KeptPart {
  const pieces = html.split(MARK).map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : piece))
  return { pieces, length: html.length }
}

const htmlOfBuild = new Map<string, KeptPart>()

function keptHtml(html: string): KeptPart {
  const part = htmlOfBuild.get(html) ?? { pieces: [Buffer.from(html)], length: html.length }
  htmlOfBuild.set(html, part)
  return part
}

export type PlacedParts = {
  place: PlaceDrawn
  /** What React has written, with the parts where it wrote their places. */
  filled: (written: Buffer) => Buffer[]
}

/**
 * The parts of one page that were drawn before. React writes a comment in the place of each, so that nobody walks through their
 * text or encodes it anew. No visitor can know the `secret` of a page before it is made, and so write a place into it.
 */
export function placedParts(partOf: (part: ReactElement) => KeptPart | null, secret: string): PlacedParts {
  const placed: Buffer[][] = []
  const begin = `<!--${secret} `
  const end = "-->"
  return {
    place(parts, own) {
      const kept = parts.map((part) => (typeof part === "string" ? keptHtml(part) : partOf(part)))
      if (!kept.every((part) => part !== null)) return null
      placed.push(kept.flatMap(({ pieces }) => pieces.map((piece) => bytesOf(piece, own))))
      return `${begin}${placed.length - 1}${end}`
    },
    filled(written) {
      const pieces: Buffer[] = []
      let from = 0
      for (let at = written.indexOf(begin); at !== -1; at = written.indexOf(begin, from)) {
        const until = written.indexOf(end, at)
        const number = Number(written.toString("latin1", at + begin.length, until))
        pieces.push(written.subarray(from, at), ...(placed[number] ?? []))
        from = until + end.length
      }
      return [...pieces, written.subarray(from)]
    },
  }
}

function bytesOf(piece: Buffer | string, own: OwnTexts): Buffer {
  if (typeof piece !== "string") return piece
  return Buffer.from(Object.hasOwn(own, piece) ? escaped(own[piece] ?? "") : markOf(piece))
}

/** For a page that goes out as it comes. What React writes within one turn of the event loop is whole: no place is cut in two. */
export function filling(filled: PlacedParts["filled"]): Transform {
  let pieces: Buffer[] = []
  const passOn = (stream: Transform) => {
    const written = Buffer.concat(pieces)
    pieces = []
    for (const piece of filled(written)) stream.push(piece)
  }
  return new Transform({
    transform(piece: Buffer, _, done) {
      if (pieces.push(piece) === 1) setImmediate(passOn, this)
      done()
    },
    flush(done) {
      passOn(this)
      done()
    },
  })
}
