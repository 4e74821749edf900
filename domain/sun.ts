/** A position on the earth, in degrees. North and east are positive. */
type Position = { latitude: number; longitude: number }

/** Minutes after midnight in Sri Lanka, to the nearest minute: `1080` is 6 pm. */
export type MinuteOfDay = number

/** First light and dark are the beginning of civil dawn and the end of civil dusk, when the sun is 6 degrees below the horizon. */
export type SunTimes = {
  firstLight: MinuteOfDay
  sunrise: MinuteOfDay
  sunset: MinuteOfDay
  dark: MinuteOfDay
}

const SRI_LANKA_OFFSET_MINUTES = 330
const NOON: MinuteOfDay = 12 * 60
/** The earth turns by a degree in four minutes. */
const MINUTES_PER_DEGREE = 4
const DAY_MS = 24 * 60 * 60 * 1000
/** 12:00 UT on 1 January 2000. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** The distance of the sun's centre from the zenith at sunrise, with refraction and half the sun's disc, in degrees. */
const HORIZON_DEGREES = 90.833
/** The same distance at civil dawn and dusk. */
const CIVIL_DEGREES = 96

/**
 * The times of the sun on a day, `YYYY-MM-DD`, at a position in the tropics, where it rises and sets every day. Accurate to a
 * minute; ignores hills on the horizon. Source: the formulas of https://gml.noaa.gov/grad/solcalc/calcdetails.html (Meeus,
 * Astronomical Algorithms).
 */
export function sunTimes(day: string, position: Position): SunTimes {
  const risesAt = (zenith: number) => crossingTime(day, position, zenith, -1)
  const setsAt = (zenith: number) => crossingTime(day, position, zenith, 1)
  return {
    firstLight: risesAt(CIVIL_DEGREES),
    sunrise: risesAt(HORIZON_DEGREES),
    sunset: setsAt(HORIZON_DEGREES),
    dark: setsAt(CIVIL_DEGREES),
  }
}

/** The times of the sun at a position on the 15th day of each month of a year, January first. */
export function sunByMonth(year: number, position: Position): SunTimes[] {
  return Array.from({ length: 12 }, (_, month) =>
    sunTimes(`${year}-${String(month + 1).padStart(2, "0")}-15`, position),
  )
}

/**
 * The time at which the sun has this distance from the zenith, before noon (-1) or after noon (1). A second pass computes it
 * again with the position of the sun at the first result.
 */
function crossingTime(day: string, position: Position, zenith: number, direction: -1 | 1): MinuteOfDay {
  const midnight = Date.parse(`${day}T00:00:00Z`) - SRI_LANKA_OFFSET_MINUTES * 60_000
  let minutes = NOON
  for (let pass = 0; pass < 2; pass++) {
    const { declination, equationOfTime } = sunAt(midnight + minutes * 60_000)
    const noon = NOON - MINUTES_PER_DEGREE * position.longitude - equationOfTime + SRI_LANKA_OFFSET_MINUTES
    const cosine =
      cos(zenith) / (cos(position.latitude) * cos(declination)) - tan(position.latitude) * tan(declination)
    minutes = noon + direction * MINUTES_PER_DEGREE * degrees(Math.acos(cosine))
  }
  return Math.round(minutes)
}

/**
 * The sun's declination in degrees and the equation of time in minutes. `century`: Julian centuries since `J2000_MS`. All angles
 * are in degrees.
 */
function sunAt(instantMs: number): { declination: number; equationOfTime: number } {
  const century = (instantMs - J2000_MS) / DAY_MS / 36_525
  const meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * century
  const apparentLongitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.439291 - 0.0130042 * century + 0.00256 * cos(node)
  const obliquityFactor = tan(obliquity / 2) ** 2
  return {
    declination: degrees(Math.asin(sin(obliquity) * sin(apparentLongitude))),
    equationOfTime:
      MINUTES_PER_DEGREE *
      degrees(
        obliquityFactor * sin(2 * meanLongitude) -
          2 * eccentricity * sin(anomaly) +
          4 * eccentricity * obliquityFactor * sin(anomaly) * cos(2 * meanLongitude) -
          0.5 * obliquityFactor * obliquityFactor * sin(4 * meanLongitude) -
          1.25 * eccentricity * eccentricity * sin(2 * anomaly),
      ),
  }
}

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const sin = (angle: number) => Math.sin(radians(angle))
const cos = (angle: number) => Math.cos(radians(angle))
const tan = (angle: number) => Math.tan(radians(angle))
