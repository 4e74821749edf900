import type { Box } from "#app/map/labels.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VIEW } from "./geometry.ts"
import styles from "./local-map.module.css"
import { BADGE_RADIUS, type LocalMapData } from "./local-map-data.ts"
import { NORTH_BACKGROUND } from "./scale-bar.ts"

/** The maximum distance of a number from its sight, in units of the drawing. Beyond it a line connects them. */
const MAX_DISTANCE_WITHOUT_LINE = 3

/** The distance from the centre of a badge to the baseline of its number. */
const NUMBER_BASELINE_SHIFT = 4.5

type LocalMapProps = { map: LocalMapData; placeName: string }

/** A map of the numbered sights of a guide, with the coast, main roads and a scale bar; north is at the top. */
export function LocalMap({ map, placeName }: LocalMapProps) {
  const messages = useMessages().visit.map
  const { widthKm, land, roads, closedRoads, sights, sightsBeyondEdge, places, scaleBar } = map
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={messages.title(placeName, widthKm, sights)}
      >
        {land && <path className={styles.land} d={land} />}
        {roads && <path className={styles.road} d={roads} />}
        {closedRoads && <path className={`${styles.road} ${styles.closed}`} d={closedRoads} />}
        {places.map(({ name, isHere, dot, label: { anchor, ...position } }) => (
          <g key={name}>
            <circle
              className={isHere ? styles.here : styles.place}
              cx={dot.x}
              cy={dot.y}
              r={isHere ? 5 : 3.5}
            />
            <text className={styles.name} {...position} textAnchor={anchor}>
              {name}
            </text>
          </g>
        ))}
        {sights.map(({ number, dot, badge }) => (
          <g key={number}>
            {Math.hypot(dot.x - badge.x, dot.y - badge.y) > MAX_DISTANCE_WITHOUT_LINE && (
              <>
                <path className={styles.leader} d={`M${dot.x} ${dot.y}L${badge.x} ${badge.y}`} />
                <circle className={styles.dot} cx={dot.x} cy={dot.y} r={2} />
              </>
            )}
          </g>
        ))}
        <TextBackground box={scaleBar.background} />
        <g className={styles.scale} transform={`translate(${scaleBar.leftEnd.x} ${scaleBar.leftEnd.y})`}>
          <path d={`M0-5V0H${scaleBar.units}V-5`} />
          <text x={scaleBar.units / 2} y={-6}>
            {messages.scale(scaleBar.km)}
          </text>
        </g>
        <TextBackground box={NORTH_BACKGROUND} />
        <g className={styles.scale} transform={`translate(${VIEW.width - 16} 30)`}>
          <path d="M0 0V-18M-5-12L0-18L5-12" />
          <text y={12}>{messages.north}</text>
        </g>
        {sights.map(({ number, badge }) => (
          <g key={number}>
            <circle className={styles.badge} cx={badge.x} cy={badge.y} r={BADGE_RADIUS} />
            <text className={styles.number} x={badge.x} y={badge.y + NUMBER_BASELINE_SHIFT}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small soft">
        {sightsBeyondEdge.length > 0 && <p>{messages.beyond(sightsBeyondEdge)}</p>}
        <p>
          {messages.note} {closedRoads && messages.closedNote}
        </p>
      </figcaption>
    </figure>
  )
}

/** A background that hides roads and coast behind a text. */
function TextBackground({ box: { left, right, top, bottom } }: { box: Box }) {
  return (
    <rect
      className={styles.textBackground}
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      rx={2}
    />
  )
}
