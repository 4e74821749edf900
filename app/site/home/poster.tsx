import { useMessages } from "#app/ui/messages-context.tsx"
import { Moonstone } from "#app/ui/moonstone.tsx"
import styles from "./poster.module.css"

/** The first section of the home page: its title over a decoration. */
export function Poster({ className }: { className?: string | undefined }) {
  const { kicker, title, text } = useMessages().home.poster
  return (
    <section className={className} aria-labelledby="home-title">
      <div className={`${styles.poster} dark-block`}>
        <p className={styles.kicker}>{kicker}</p>
        <h1 id="home-title">{title}</h1>
        <p className={styles.text}>{text}</p>
        <Moonstone className={styles.moonstone} />
      </div>
    </section>
  )
}
