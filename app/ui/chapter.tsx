import type { ReactNode } from "react"
import styles from "./chapter.module.css"

/** A section with its heading beside its text, or above it in a narrow window. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`${styles.chapter} wrap`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose">{children}</div>
    </section>
  )
}
