import { hoursText } from "#domain/trip/hours-text.ts"
import { groupDigits } from "#lib/group-digits.ts"

/** Kilometres, which do not break from their number. */
export const kilometres = (km: number) => `${groupDigits(km)}\u00a0km`

/** The kilometres of a drive. 'about': not all of them are published figures (`Leg.isEstimate`). */
export const distance = (km: number, isEstimate: boolean) =>
  isEstimate ? `about ${kilometres(km)}` : kilometres(km)

/** The length of a trip: `about 418 km and 12½ hours at the wheel`. */
export const drivingText = (km: number, hours: number, isEstimate: boolean) => {
  const time = `${hoursText(hours)} at the wheel`
  return isEstimate ? `about ${kilometres(km)} and ${time}` : `${kilometres(km)}, about ${time}`
}

/** A difference in hours, rounded to five minutes, but at least 5 min: `1 h 10 min`. Empty below half a minute. */
export const timeDifferenceText = (hours: number) => {
  const exact = Math.abs(hours) * 60
  const minutes = exact < 0.5 ? 0 : Math.max(5, Math.round(exact / 5) * 5)
  const texts = [Math.floor(minutes / 60) && `${Math.floor(minutes / 60)}\u00a0h`]
  texts.push(minutes % 60 && `${minutes % 60}\u00a0min`)
  return texts.filter(Boolean).join("\u00a0")
}

/** A change of kilometres and hours: `about 38 km and 1 h 10 min less`. */
export const changeText = (km: number, hours: number, isEstimate: boolean) => {
  const length = km === 0 ? "" : distance(Math.abs(km), isEstimate)
  const time = timeDifferenceText(hours)
  const moreOrLess = (change: number) => (change > 0 ? "more" : "less")
  if (!length && !time) return "no change"
  if (!time) return `${length} ${moreOrLess(km)}`
  if (!length) return `${time} ${moreOrLess(hours)}`
  if (km > 0 === hours > 0) return `${length} and ${time} ${moreOrLess(km)}`
  return `${length} ${moreOrLess(km)} and ${time} ${moreOrLess(hours)}`
}
