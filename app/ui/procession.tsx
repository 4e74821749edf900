import { sideView } from "./category-picture.ts"
import styles from "./procession.module.css"

const FLEET = [
  "ashok-leyland-viking-54-seater-bus",
  "toyota-vitz-1-0-f",
  "toyota-kdh-hi-roof-van-14-seater",
  "bajaj-re-tuk-tuk",
  "toyota-land-cruiser-prado-tx-2-8d",
  "volkswagen-beetle-1300-classic-wedding-car",
  "toyota-coaster-29-seater-luxury-coach",
  "toyota-axio-hybrid-g",
]

/** A decoration at the bottom of every page: eight vehicles of the fleet in a row. Hidden from screen readers. */
export function Procession() {
  return (
    <div className={styles.procession} aria-hidden="true">
      {FLEET.map((slug) => (
        <img
          key={slug}
          src={sideView(slug)}
          alt=""
          width="960"
          height="540"
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      ))}
    </div>
  )
}
