import { Fragment } from "react"

/** What is said below a field, one thing a line. */
export function NoteLines({ notes }: { notes: readonly (string | false | null | undefined)[] }) {
  const said = notes.filter((note) => typeof note === "string")
  return said.map((note, index) => (
    <Fragment key={note}>
      {index > 0 && <br />}
      {note}
    </Fragment>
  ))
}
