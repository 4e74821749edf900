import type { Place } from "#domain/content/place.ts"
import { project, ringNumberAt, ringRadius, VIEW_BOX } from "./geometry.ts"
import css from "./island-map.module.css"
import { placeLabels } from "./labels.ts"
import "./place-lights.css"
import "./regions.css"

export type MapPlace = Pick<Place, "slug" | "name" | "region" | "latitude" | "longitude">

type IslandMapProps = {
  /** Every place gets a dot in its region's colour. Dambulla must be among them: the rings are around it. */
  places: readonly MapPlace[]
  /** What the map shows, for those who do not see it. */
  title: string
  /** Slugs of the places whose names are written, as far as there is room, the first ones first. */
  labels?: readonly string[]
  /** Kilometres in a straight line from Dambulla. */
  rings?: readonly number[]
  /** Words for a ring, `50 km`; without it rings carry no number. */
  ringLabel?: (km: number) => string
  /** Slug of the place that the map is about. */
  pin?: string
  /** A road as an SVG path in the drawing's units. */
  road?: string | undefined
  className?: string
}

const OFFICE = "dambulla"
const LABEL_SIZE = 19
const PIN_LABEL_SIZE = 30

/**
 * Sri Lanka with the places we write about, without script or tiles. Inside an element with `data-lights-map`,
 * pointing at a link with `data-place={slug}` lights that place's dot.
 */
export function IslandMap({
  places,
  title,
  labels = [],
  rings = [],
  ringLabel,
  pin,
  road,
  className,
}: IslandMapProps) {
  const office = places.find(({ slug }) => slug === OFFICE)
  return (
    <svg
      className={className ? `${css.map} ${className}` : css.map}
      viewBox={VIEW_BOX}
      role="img"
      aria-label={title}
    >
      {/* Once in the page for every map on it (app/site/svg-symbols.tsx): it is longer than everything else in the drawing. */}
      <use className={css.land} href="#island-outline" />
      {office && <Rings office={office} rings={rings} ringLabel={ringLabel} />}
      {road && <path className={css.road} d={road} />}
      {places.map((place) => place.slug !== OFFICE && <Dot key={place.slug} place={place} pin={pin} />)}
      {office && <Office office={office} />}
      <Labels places={places} slugs={labels} pin={pin} />
    </svg>
  )
}

function Rings({
  office,
  rings,
  ringLabel,
}: { office: MapPlace } & Pick<IslandMapProps, "rings" | "ringLabel">) {
  const centre = project(office)
  return rings?.map((km) => (
    <g key={km}>
      <circle className={css.ring} cx={centre.x} cy={centre.y} r={ringRadius(km)} />
      {ringLabel && (
        <text className={css.ringNumber} {...ringNumberAt(centre, km)}>
          {ringLabel(km)}
        </text>
      )}
    </g>
  ))
}

type LabelsProps = { places: readonly MapPlace[]; slugs: readonly string[]; pin: string | undefined }

function Labels({ places, slugs, pin }: LabelsProps) {
  const named = slugs.flatMap((slug) => places.find((place) => place.slug === slug) ?? [])
  const names = named.map((place) => ({
    slug: place.slug,
    text: place.name,
    at: project(place),
    size: place.slug === pin ? PIN_LABEL_SIZE : LABEL_SIZE,
    gap: place.slug === pin ? 20 : place.slug === OFFICE ? 18 : 12,
  }))
  return placeLabels(names, places.map(project)).map(({ slug, text, x, y, anchor }) => (
    <text
      key={slug}
      className={slug === pin ? `${css.label} ${css.pinLabel}` : css.label}
      x={x}
      y={y}
      textAnchor={anchor}
    >
      {text}
    </text>
  ))
}

function Dot({ place, pin }: { place: MapPlace; pin: string | undefined }) {
  const isPin = place.slug === pin
  const { x, y } = project(place)
  return (
    <circle
      className={isPin ? `${css.dot} ${css.pin}` : css.dot}
      data-dot={place.slug}
      data-region={place.region}
      cx={x}
      cy={y}
      r={isPin ? 11 : 6}
    />
  )
}

function Office({ office }: { office: MapPlace }) {
  const { x, y } = project(office)
  return (
    <g>
      <circle className={css.officeRing} cx={x} cy={y} r={13} />
      <circle className={css.officeDot} data-dot={OFFICE} cx={x} cy={y} r={5} />
    </g>
  )
}
