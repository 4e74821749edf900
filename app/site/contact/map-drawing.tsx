import styles from "./map-box.module.css"

const RING_RADII = [90, 180, 270, 360]

/**
 * A decoration that replaces the map until a visitor loads it: the centre of Dambulla, where the road from Kandy to Jaffna
 * crosses the one from Kurunegala to Trincomalee.
 */
export function MapDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.rings}>
        {RING_RADII.map((radius) => (
          <circle key={radius} cx="720" cy="150" r={radius} />
        ))}
      </g>
      <path
        className={styles.water}
        d="M900 170c50-44 120-36 150 4 40-14 84 10 76 52-10 56-96 44-132 62-52 24-112 2-110-46 2-32-8-50 16-72z"
      />
      <path
        className={styles.lane}
        d="M-20 40C120 90 180 60 300 126S520 226 590 216M20 460C120 330 200 280 300 126M850 64c60-50 140-64 230-144M760 330c60 20 90 70 80 130M1080 180C1180 120 1320 150 1460 110"
      />
      <path className={styles.road} d="M-20 350C160 340 380 260 560 204S1000 60 1460-40" />
      <path className={styles.road} d="M600-90c20 90 60 150 100 220s80 170 130 330" />
      <circle className={styles.town} cx="720" cy="156" r="26" />
      <circle className={styles.office} cx="720" cy="156" r="11" />
    </svg>
  )
}
