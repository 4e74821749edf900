import type { BodyName } from "../bodies/bodies.ts"

/** The layout of a car from above, as shares of its length. */
export interface PlanLayout {
  /** car: with a bonnet; box: without; coach: without, and with a locker at the side; double-cab: with a bonnet and a load bed. */
  kind: "car" | "box" | "coach" | "double-cab"
  /** The lower edge of the windscreen. */
  cowl: number
  /** Upper edge of the windscreen, if it does not follow from the first row. */
  screenTop?: number
  /** Rear end of the opening in the roof, and of the glass behind it. */
  openingEnd: number
  rearScreenEnd: number
  /** Middles of the seats of the first and the last row; the last may stand further back when there are three. */
  firstRow: number
  lastRow: number
  lastRowOfThree?: number
  /** 0 blunt, 1 pointed. */
  noseRoundness: number
  /** The boot has a lid of its own. */
  hasBootDeck?: boolean
  hasConsole?: boolean
  pillars?: number[]
}

/** The bodies with such a cabin. The others have separate plans. */
export type CabinBodyName = Exclude<BodyName, "motorcycle" | "scooter" | "tuk-tuk">

export const PLAN_LAYOUTS: Record<CabinBodyName, PlanLayout> = {
  hatchback: {
    kind: "car",
    cowl: 0.225,
    openingEnd: 0.93,
    rearScreenEnd: 0.955,
    firstRow: 0.5,
    lastRow: 0.715,
    noseRoundness: 0.9,
  },
  "hybrid-hatchback": {
    kind: "car",
    cowl: 0.24,
    openingEnd: 0.925,
    rearScreenEnd: 0.955,
    firstRow: 0.505,
    lastRow: 0.705,
    noseRoundness: 1,
  },
  "city-hatchback": {
    kind: "car",
    cowl: 0.205,
    openingEnd: 0.93,
    rearScreenEnd: 0.955,
    firstRow: 0.5,
    lastRow: 0.72,
    noseRoundness: 0.8,
  },
  "family-suv": {
    kind: "car",
    cowl: 0.245,
    openingEnd: 0.94,
    rearScreenEnd: 0.965,
    firstRow: 0.475,
    lastRow: 0.67,
    lastRowOfThree: 0.785,
    noseRoundness: 0.75,
  },
  "kei-van": {
    kind: "box",
    cowl: 0.085,
    openingEnd: 0.965,
    rearScreenEnd: 0.98,
    firstRow: 0.36,
    lastRow: 0.66,
    noseRoundness: 0.4,
  },
  "kei-wagon": {
    kind: "car",
    cowl: 0.14,
    openingEnd: 0.955,
    rearScreenEnd: 0.975,
    firstRow: 0.42,
    lastRow: 0.7,
    noseRoundness: 0.5,
    hasConsole: false,
  },
  saloon: {
    kind: "car",
    cowl: 0.258,
    openingEnd: 0.745,
    rearScreenEnd: 0.85,
    firstRow: 0.47,
    lastRow: 0.655,
    noseRoundness: 0.9,
    hasBootDeck: true,
  },
  "executive-saloon": {
    kind: "car",
    cowl: 0.295,
    openingEnd: 0.755,
    rearScreenEnd: 0.86,
    firstRow: 0.495,
    lastRow: 0.672,
    noseRoundness: 0.9,
    hasBootDeck: true,
  },
  estate: {
    kind: "car",
    cowl: 0.26,
    openingEnd: 0.935,
    rearScreenEnd: 0.96,
    firstRow: 0.475,
    lastRow: 0.665,
    lastRowOfThree: 0.785,
    noseRoundness: 0.9,
  },
  crossover: {
    kind: "car",
    cowl: 0.24,
    openingEnd: 0.935,
    rearScreenEnd: 0.96,
    firstRow: 0.475,
    lastRow: 0.68,
    lastRowOfThree: 0.785,
    noseRoundness: 0.8,
  },
  "off-roader": {
    kind: "car",
    cowl: 0.255,
    openingEnd: 0.95,
    rearScreenEnd: 0.97,
    firstRow: 0.465,
    lastRow: 0.65,
    lastRowOfThree: 0.795,
    noseRoundness: 0.6,
  },
  "short-off-roader": {
    kind: "car",
    cowl: 0.3,
    openingEnd: 0.905,
    rearScreenEnd: 0.93,
    firstRow: 0.505,
    lastRow: 0.69,
    noseRoundness: 0.3,
  },
  "double-cab": {
    kind: "double-cab",
    cowl: 0.245,
    openingEnd: 0.645,
    rearScreenEnd: 0.67,
    firstRow: 0.435,
    lastRow: 0.59,
    noseRoundness: 0.6,
  },
  van: {
    kind: "box",
    cowl: 0.075,
    openingEnd: 0.965,
    rearScreenEnd: 0.98,
    firstRow: 0.31,
    lastRow: 0.765,
    noseRoundness: 0.5,
    pillars: [0.39, 0.65],
  },
  "high-roof-van": {
    kind: "box",
    cowl: 0.075,
    openingEnd: 0.965,
    rearScreenEnd: 0.98,
    firstRow: 0.31,
    lastRow: 0.765,
    noseRoundness: 0.5,
    pillars: [0.39, 0.65],
  },
  "people-carrier": {
    kind: "car",
    cowl: 0.18,
    openingEnd: 0.95,
    rearScreenEnd: 0.97,
    firstRow: 0.415,
    lastRow: 0.78,
    noseRoundness: 0.6,
  },
  "midi-coach": {
    kind: "coach",
    cowl: 0.025,
    screenTop: 0.085,
    openingEnd: 0.975,
    rearScreenEnd: 0.985,
    firstRow: 0.185,
    lastRow: 0.925,
    noseRoundness: 0.4,
    pillars: [0.22, 0.36, 0.5, 0.64, 0.78, 0.9],
  },
  "touring-coach": {
    kind: "coach",
    cowl: 0.015,
    screenTop: 0.05,
    openingEnd: 0.985,
    rearScreenEnd: 0.99,
    firstRow: 0.14,
    lastRow: 0.948,
    noseRoundness: 0.35,
    pillars: [0.22, 0.36, 0.5, 0.64, 0.78, 0.9],
  },
  "stretch-limousine": {
    kind: "car",
    cowl: 0.194,
    openingEnd: 0.84,
    rearScreenEnd: 0.905,
    firstRow: 0.325,
    lastRow: 0.79,
    noseRoundness: 0.9,
    hasBootDeck: true,
    pillars: [0.375, 0.49, 0.6, 0.71],
    hasConsole: false,
  },
  beetle: {
    kind: "car",
    cowl: 0.3,
    openingEnd: 0.72,
    rearScreenEnd: 0.8,
    firstRow: 0.455,
    lastRow: 0.645,
    noseRoundness: 0.9,
    pillars: [0.545],
    hasConsole: false,
  },
  "vintage-saloon": {
    kind: "car",
    cowl: 0.335,
    openingEnd: 0.83,
    rearScreenEnd: 0.86,
    firstRow: 0.505,
    lastRow: 0.7,
    noseRoundness: 0.2,
    pillars: [0.53, 0.7],
    hasConsole: false,
  },
  "service-bus": {
    kind: "coach",
    cowl: 0.012,
    screenTop: 0.045,
    openingEnd: 0.985,
    rearScreenEnd: 0.99,
    firstRow: 0.11,
    lastRow: 0.945,
    noseRoundness: 0.3,
    pillars: [0.22, 0.36, 0.5, 0.64, 0.78, 0.9],
  },
}
