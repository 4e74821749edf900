import symbols from "#app/ui/symbols.svg?no-inline"
import type { Place } from "#domain/content/place.ts"
import { type Point, type Position, project, ringLabelPosition, ringRadius, VIEW_BOX } from "./geometry.ts"
import { type Box, DOT_RADIUS, HALF_HEIGHT, labelBox, positionLabels } from "./labels.ts"
import styles from "./sri-lanka-map.module.css"
import "./place-highlights.css"
import "./regions.css"

export type MapPlace = Pick<Place, "slug" | "name" | "region" | "latitude" | "longitude">

type SriLankaMapProps = {
  /**
   * Each place has a dot in the colour of its region, except Dambulla, which has the mark of the office. Rings are drawn only if the
   * places include Dambulla.
   */
  places: readonly MapPlace[]
  /** The accessible name of the map. */
  title: string
  /** Slugs of the places with a label, by priority: earlier ones choose their position first. */
  labels?: readonly string[]
  /** The radius of each ring: kilometres in a straight line from Dambulla. */
  rings?: readonly number[]
  /** The label of a ring, `50 km`. Missing: rings without labels. */
  ringLabel?: (km: number) => string
  /** Slug of the place that the map is about: its dot and its label are larger. Without effect on the dot of Dambulla. */
  pin?: string
  /** A road as an SVG path in the units of the map. */
  road?: string | undefined
  /** Numbers at positions, for the stops of a route. */
  badges?: readonly (Position & { number: number })[]
  /**
   * The link of a place on the map, for a pointer. Null: the place has none. The page needs the same links as text, because the links
   * of the map have no keyboard focus and are hidden from screen readers.
   */
  linkOf?: ((slug: string) => MapLink | null) | undefined
  className?: string
}

export type MapLink = { href: string; title: string }

const OFFICE = "dambulla"
// Sizes and lengths in units of the map.
const LABEL_SIZE = 19
const PIN_LABEL_SIZE = 30
/** 24 CSS pixels across on a phone: the minimum target size of WCAG 2.2, success criterion 2.5.8. */
const LINK_RADIUS = 15
const BADGE_RADIUS = 15
const OFFICE_RADIUS = 13
const OFFICE_DOT_RADIUS = 5
const PIN_RADIUS = 11
// The distance from the centre of a dot to its label: beside a small dot, the mark of the office, a pin or a badge.
const DOT_GAP = 12
const OFFICE_GAP = 18
const WIDE_GAP = 20
/** The font size of the label of a ring, in the units of the map. Equal to the one in sri-lanka-map.module.css. */
const RING_LABEL_SIZE = 15

/**
 * A map of Sri Lanka as SVG, without script or tiles. Inside an element with `data-highlights-dots`, hovering a link with
 * `data-place={slug}` highlights the dot of that place.
 */
export function SriLankaMap({
  places,
  title,
  labels = [],
  rings = [],
  ringLabel,
  pin,
  road,
  badges = [],
  linkOf,
  className,
}: SriLankaMapProps) {
  const office = places.find(({ slug }) => slug === OFFICE)
  // Assistive technology ignores the children of an element with the role `img`, so links need another role.
  const role = linkOf ? "group" : "img"
  return (
    <svg
      className={className ? `${styles.map} ${className}` : styles.map}
      viewBox={VIEW_BOX}
      role={role}
      aria-label={title}
    >
      <use className={styles.land} href={`${symbols}#island-outline`} />
      {office && <Rings office={office} rings={rings} ringLabel={ringLabel} />}
      {road && <path className={styles.road} d={road} />}
      {places.map((place) => place.slug !== OFFICE && <Dot key={place.slug} place={place} pin={pin} />)}
      {office && <Office office={office} />}
      <Labels places={places} slugs={labels} pin={pin} badges={badges} rings={rings} ringLabel={ringLabel} />
      {badges.map(({ number, ...position }) => (
        <Badge key={number} number={number} point={project(position)} />
      ))}
      {linkOf && <PlaceLinks places={places} linkOf={linkOf} />}
    </svg>
  )
}

function Rings({
  office,
  rings,
  ringLabel,
}: { office: MapPlace } & Pick<SriLankaMapProps, "rings" | "ringLabel">) {
  const centre = project(office)
  return rings?.map((km) => (
    <g key={km}>
      <circle className={styles.ring} cx={centre.x} cy={centre.y} r={ringRadius(km)} />
      {ringLabel && (
        <text className={styles.ringLabel} {...ringLabelPosition(centre, km)}>
          {ringLabel(km)}
        </text>
      )}
    </g>
  ))
}

/** The area of the label of a ring, which is centred on the ring. */
function ringLabelBox(centre: Point, km: number, text: string): Box {
  const { x, y } = ringLabelPosition(centre, km)
  return labelBox({ text, x, y: y + RING_LABEL_SIZE * HALF_HEIGHT, anchor: "middle" }, RING_LABEL_SIZE)
}

type LabelsProps = Required<Pick<SriLankaMapProps, "rings">> & {
  places: readonly MapPlace[]
  slugs: readonly string[]
  pin: string | undefined
  badges: readonly Position[]
  ringLabel: SriLankaMapProps["ringLabel"]
}

function Labels({ places, slugs, pin, badges, rings, ringLabel }: LabelsProps) {
  const isUnderBadge = (place: Position) =>
    badges.some(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude)
  const gapOf = (place: MapPlace) =>
    place.slug === pin || isUnderBadge(place) ? WIDE_GAP : place.slug === OFFICE ? OFFICE_GAP : DOT_GAP
  const labelledPlaces = slugs.flatMap((slug) => places.find((place) => place.slug === slug) ?? [])
  const labelledPoints = labelledPlaces.map((place) => ({
    slug: place.slug,
    text: place.name,
    point: project(place),
    size: place.slug === pin ? PIN_LABEL_SIZE : LABEL_SIZE,
    gap: gapOf(place),
  }))
  const office = places.find((place) => place.slug === OFFICE)
  const obstacles = {
    dots: places.map(project),
    circles: [
      ...badges.map((badge) => ({ ...project(badge), radius: BADGE_RADIUS })),
      ...(office ? [{ ...project(office), radius: OFFICE_RADIUS }] : []),
      ...places
        .filter(({ slug }) => slug === pin)
        .map((place) => ({ ...project(place), radius: PIN_RADIUS })),
    ],
    texts: office && ringLabel ? rings.map((km) => ringLabelBox(project(office), km, ringLabel(km))) : [],
  }
  return positionLabels(labelledPoints, obstacles).map(({ slug, text, x, y, anchor }) => (
    <text
      key={slug}
      className={slug === pin ? `${styles.label} ${styles.pinLabel}` : styles.label}
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
      className={isPin ? `${styles.dot} ${styles.pin}` : styles.dot}
      data-dot={place.slug}
      data-region={place.region}
      cx={x}
      cy={y}
      r={isPin ? PIN_RADIUS : DOT_RADIUS}
    />
  )
}

/** Links over the dots, larger than the dots. */
function PlaceLinks({ places, linkOf }: Pick<Required<SriLankaMapProps>, "places" | "linkOf">) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus, and its links are not in the order of focus
    <g aria-hidden="true">
      {places.map((place) => {
        const link = linkOf?.(place.slug)
        const { x, y } = project(place)
        return (
          link && (
            <a key={place.slug} href={link.href} rel="nofollow" tabIndex={-1} data-place={place.slug}>
              <title>{link.title}</title>
              <circle className={styles.linkArea} cx={x} cy={y} r={LINK_RADIUS} />
            </a>
          )
        )
      })}
    </g>
  )
}

function Badge({ number, point: { x, y } }: { number: number; point: Point }) {
  return (
    <g>
      <circle className={styles.badge} cx={x} cy={y} r={BADGE_RADIUS} />
      <text className={styles.badgeNumber} x={x} y={y + 1}>
        {number}
      </text>
    </g>
  )
}

function Office({ office }: { office: MapPlace }) {
  const { x, y } = project(office)
  return (
    <g>
      <circle className={styles.officeRing} cx={x} cy={y} r={OFFICE_RADIUS} />
      <circle className={styles.officeDot} data-dot={OFFICE} cx={x} cy={y} r={OFFICE_DOT_RADIUS} />
    </g>
  )
}
