import { Fragment } from "react"

/** The places of a route in their order, 'Galle → Mirissa'. A line breaks after an arrow, not in a name and not before an arrow. */
export function RoutePlaces({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a route may visit a place twice, and never changes on the page
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="nowrap">
        {name}
        {index < names.length - 1 && " →"}
      </span>
    </Fragment>
  ))
}
