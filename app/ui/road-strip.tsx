import { classNames } from "./class-names.ts"
import styles from "./road-strip.module.css"

/** A strip of road, as wide as what it stands in: an edge between two parts of a page. */
export function RoadStrip({ className }: { className?: string }) {
  return <div className={classNames(styles.road, className)} aria-hidden="true" />
}
