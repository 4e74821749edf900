import * as v from "valibot"
import { rupees } from "#domain/money.ts"
import { dayNumber, findOverlapping, type Season } from "#domain/pricing/seasons.ts"

// These schemas check content files, the office's forms and stored values. Their messages are shown only to the editor of a content
// file, because the forms have messages of their own.

/** Whether an issue is a key that a strict object does not have. */
export function isUnknownKey({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === "strict_object" && expected === "never"
}

// The control characters: U+0000 to U+001F, and U+007F to U+009F.
const CONTROL = /\p{Cc}+/gu

/** One line of text, trimmed, with control characters as spaces. */
export const text = v.pipe(
  v.string(),
  v.transform((input) => input.replace(CONTROL, " ").trim()),
  v.minLength(1, "write something here"),
)
/** A list of one or more texts. */
export const texts = v.pipe(v.array(text), v.minLength(1, "write at least one"))
/** A whole number from 0 to 100,000. */
export const integer = v.pipe(
  v.number(),
  v.integer("write a whole number"),
  v.minValue(0, "write 0 or more"),
  v.maxValue(100_000, "write 100000 or less"),
)
/** An existing day, such as `2026-11-21`. */
export const day = v.pipe(
  v.string(),
  v.isoDate("write a day as 2026-11-21"),
  v.check(isExistingDay, "write a day that the calendar has"),
)

/** A month of this century, such as `2025-12`. */
export const month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "write a month as 2025-12"))

/** The date of a source. Often only its year is known. */
export const monthOrYear = v.pipe(
  v.string(),
  v.regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/, "write a month as 2025-12, or a year as 2025"),
)

/** Whether a day exists. Compares the parsed day, because `Date` converts 31 February to 3 March. */
function isExistingDay(input: string): boolean {
  const instant = new Date(`${input}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(input)
}

/** A latitude in Sri Lanka, in degrees. */
export const latitude = v.pipe(
  v.number(),
  v.minValue(5.8, "is not on the island"),
  v.maxValue(9.95, "is not on the island"),
)
/** A longitude in Sri Lanka, in degrees. */
export const longitude = v.pipe(
  v.number(),
  v.minValue(79.5, "is not on the island"),
  v.maxValue(82, "is not on the island"),
)

/** Maximum lengths of the office's texts, in characters. */
export const MAX_LENGTHS = {
  addressLine: 100,
  url: 500,
  notice: 400,
  group: 60,
  question: 300,
  answer: 3000,
  caption: 160,
  alt: 500,
  agent: 60,
  season: 60,
  oneWayPlace: 60,
} as const

/** Maximum numbers of entries in the office's lists. */
export const MAX_ENTRIES = {
  addressLines: 6,
  notices: 20,
  questions: 200,
  agents: 30,
  seasons: 40,
  oneWay: 40,
} as const

// The checks of lists report each invalid entry, so that a stored list can be read without the invalid ones.

/** Refuses an entry whose key equals the key of an earlier entry. */
export const uniqueBy = <Entry>(keyOf: (entry: Entry) => string, message: string) =>
  v.checkItems<Entry[], string>(
    (entry, index, entries) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === index,
    message,
  )

/** One line of text with a maximum length in characters. */
export const textUpTo = (maxLength: number) =>
  v.pipe(text, v.maxLength(maxLength, `write ${maxLength} characters or less`))
/** A list with a maximum number of entries. */
export const listUpTo = <Entry extends v.GenericSchema>(entry: Entry, maxEntries: number) =>
  v.pipe(
    v.array(entry),
    v.checkItems((_, index) => index < maxEntries, `write ${maxEntries} or less`),
  )

/** Converts rupees to `Cents`. */
export const amount = v.pipe(
  v.number(),
  v.minValue(0, "write an amount in rupees"),
  v.maxValue(10_000_000, "write an amount in rupees"),
  v.transform(rupees),
)
const hour = v.pipe(integer, v.maxValue(24, "write an hour from 0 to 24"))
/** An absolute URL with https. */
export const httpsUrl = v.pipe(
  v.string(),
  v.url("write a full address"),
  v.startsWith("https://", "begin with https://"),
  v.maxLength(MAX_LENGTHS.url, `write ${MAX_LENGTHS.url} characters or less`),
)

/** The kinds of services on which the company can have a profile. */
export const SOCIAL_SERVICES = ["video", "shortVideo", "photos", "travelReviews", "socialNetwork"] as const

export const contactSchema = v.strictObject({
  phone: v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,18}$/, "write the number as +94 66 000 0000")),
  email: v.pipe(v.string(), v.email("write an address like office@example.lk")),
  messagingNumber: v.pipe(
    v.string(),
    v.regex(/^\d{8,15}$/, "write digits only, with the country: 94660000000"),
  ),
  addressLines: v.pipe(
    listUpTo(textUpTo(MAX_LENGTHS.addressLine), MAX_ENTRIES.addressLines),
    v.minLength(1, "write at least one"),
    uniqueBy((line) => line, "this line is used twice"),
  ),
  latitude,
  longitude,
  officeHours: v.pipe(
    v.strictObject({ opens: hour, closes: hour }),
    v.check(({ opens, closes }) => opens < closes, "close after opening"),
  ),
  social: v.pipe(
    v.array(v.strictObject({ service: v.picklist(SOCIAL_SERVICES), href: httpsUrl })),
    uniqueBy(({ service }) => service, "this service is used twice"),
  ),
})

const question = v.strictObject({
  group: textUpTo(MAX_LENGTHS.group),
  question: textUpTo(MAX_LENGTHS.question),
  answer: textUpTo(MAX_LENGTHS.answer),
  checkedOn: day,
})

export const questionsSchema = v.pipe(
  listUpTo(question, MAX_ENTRIES.questions),
  uniqueBy(({ question }) => question, "this question is used twice"),
)

/** Checks the texts of a picture, but not whether its scene exists: only the reader of the content files knows the scenes. */
export const pictureTexts = { caption: textUpTo(MAX_LENGTHS.caption), alt: textUpTo(MAX_LENGTHS.alt) }

/** Refuses pictures with the scene of an earlier one. */
export const uniqueScenes = <Picture extends { scene: string }>() =>
  uniqueBy<Picture>(({ scene }) => scene, "this scene is used twice")

export const gallerySchema = v.pipe(
  v.array(v.strictObject({ scene: text, ...pictureTexts, isHidden: v.boolean() })),
  uniqueScenes(),
)

const notice = v.pipe(
  v.strictObject({
    kind: v.picklist(["notice", "warning"]),
    text: textUpTo(MAX_LENGTHS.notice),
    from: v.nullable(day),
    until: v.nullable(day),
  }),
  v.forward(
    v.partialCheck(
      [["from"], ["until"]],
      ({ from, until }) => !from || !until || from <= until,
      "end after the beginning",
    ),
    ["until"],
  ),
)

export const noticesSchema = v.pipe(
  listUpTo(notice, MAX_ENTRIES.notices),
  uniqueBy(({ text }) => text, "this notice is used twice"),
)

export const agentsSchema = v.pipe(
  listUpTo(textUpTo(MAX_LENGTHS.agent), MAX_ENTRIES.agents),
  uniqueBy((name) => name, "this name is used twice"),
)

// The tolerance is larger than the rounding error of the largest amount, and smaller than the 0.1 that a third decimal leaves.
const twoDecimals = v.check(
  (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  "write at most two decimals",
)

const percent = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.minValue(min, `write ${min} or more`),
    v.maxValue(max, `write ${max} or less`),
    twoDecimals,
  )

/** Per cent of the normal rate. Null: not set. */
const abroadPercent = v.nullable(percent(10, 600))

export const abroadRatesSchema = v.strictObject({
  everyTier: abroadPercent,
  oneWeek: abroadPercent,
  twoWeeks: abroadPercent,
  threeWeeks: abroadPercent,
  oneMonth: abroadPercent,
  threeMonths: abroadPercent,
  sixMonths: abroadPercent,
})

export const availabilitySchema = v.strictObject({ isShown: v.boolean() })

/** The longest season, in days. */
const MAX_SEASON_DAYS = 366

const season = v.pipe(
  v.strictObject({
    name: textUpTo(MAX_LENGTHS.season),
    from: day,
    until: day,
    percent: v.pipe(
      percent(-90, 500),
      v.check((value) => value !== 0, "write a change, not 0"),
    ),
  }),
  v.forward(
    v.partialCheck([["from"], ["until"]], ({ from, until }) => from <= until, "end after the beginning"),
    ["until"],
  ),
  v.forward(
    v.partialCheck(
      [["from"], ["until"]],
      ({ from, until }) => dayNumber(until) - dayNumber(from) < MAX_SEASON_DAYS,
      `write a season of at most ${MAX_SEASON_DAYS} days`,
    ),
    ["until"],
  ),
)

export const seasonsSchema = v.pipe(
  listUpTo(season, MAX_ENTRIES.seasons),
  uniqueBy(({ name }) => name, "this name is used twice"),
  v.checkItems<Season[], string>(
    (entry, index, entries) => !findOverlapping(entry, entries.slice(0, index)),
    "a season has days of an earlier one",
  ),
)

/** An amount in rupees above 0, with at most two decimals. */
const price = v.pipe(
  v.number(),
  v.minValue(0.01, "write an amount in rupees"),
  v.maxValue(10_000_000, "write an amount in rupees"),
  twoDecimals,
)
const nightHour = v.nullable(v.pipe(integer, v.maxValue(23, "write an hour from 0 to 23")))

const sideCostFields = v.strictObject({
  oneWay: v.pipe(
    listUpTo(v.strictObject({ place: textUpTo(MAX_LENGTHS.oneWayPlace), amount: price }), MAX_ENTRIES.oneWay),
    uniqueBy(({ place }) => place.toLowerCase(), "this place is used twice"),
  ),
  nightFee: v.nullable(price),
  nightFrom: nightHour,
  nightUntil: nightHour,
  euro: v.nullable(price),
  dollar: v.nullable(price),
  pound: v.nullable(price),
  ratesOn: v.nullable(day),
  petrol: v.nullable(price),
  diesel: v.nullable(price),
  fuelOn: v.nullable(day),
})

// Each check depends on its own fields only, so that one response shows the errors of all fields.
export const sideCostsSchema = v.pipe(
  sideCostFields,
  v.forward(
    v.partialCheck(
      [["nightFee"], ["nightFrom"]],
      ({ nightFee, nightFrom }) => nightFee === null || nightFrom !== null,
      "write the hours of the fee",
    ),
    ["nightFrom"],
  ),
  v.forward(
    v.partialCheck(
      [["nightFee"], ["nightFrom"], ["nightUntil"]],
      ({ nightFee, nightFrom, nightUntil }) =>
        nightUntil === null ? nightFee === null : nightUntil !== nightFrom,
      "write another hour at which the night ends",
    ),
    ["nightUntil"],
  ),
  v.forward(
    v.partialCheck(
      [["euro"], ["dollar"], ["pound"], ["ratesOn"]],
      ({ euro, dollar, pound, ratesOn }) => ratesOn !== null || (euro ?? dollar ?? pound) === null,
      "write the day of the rates",
    ),
    ["ratesOn"],
  ),
  v.forward(
    v.partialCheck(
      [["petrol"], ["diesel"], ["fuelOn"]],
      ({ petrol, diesel, fuelOn }) => fuelOn !== null || (petrol ?? diesel) === null,
      "write the day of the prices",
    ),
    ["fuelOn"],
  ),
)
