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

/** Eight of the fleet, one behind the other, going left. Decoration: nothing of it is said aloud. */
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
          decoding="async"
        />
      ))}
    </div>
  )
}
