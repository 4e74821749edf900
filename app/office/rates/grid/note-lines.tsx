import { Fragment } from "react"

/** The notes below a field, one on each line. */
export function NoteLines({ notes }: { notes: readonly (string | false | null | undefined)[] }) {
  const lines = notes.filter((note) => typeof note === "string")
  return lines.map((note, index) => (
    <Fragment key={note}>
      {index > 0 && <br />}
      {note}
    </Fragment>
  ))
}
