import type { ClimateStation } from "#domain/content/climate.ts"
import type { RoadState } from "#domain/content/road-state.ts"
import type { Need, Sight, VisitDetails } from "#domain/content/visit.ts"

// Sample facts. No page shows them.

/** A party that four seats are enough for. */
export function sampleNeed(need: Partial<Need> = {}): Need {
  return {
    party: "Two people",
    seats: 4,
    highClearance: false,
    fourWheelDrive: false,
    automatic: false,
    withDriver: false,
    powerful: false,
    ...need,
  }
}

/** A sight with a position only. */
export function sampleSight(sight: Partial<Sight> = {}): Sight {
  return {
    name: "A sight",
    latitude: 6.8768,
    longitude: 81.0608,
    km: null,
    isEstimate: true,
    driveMinutes: null,
    stayMinutes: null,
    road: null,
    parking: null,
    walk: null,
    access: null,
    fee: null,
    hours: null,
    officialUrl: null,
    ...sight,
  }
}

export const SAMPLE_DAYS: VisitDetails["days"] = [
  {
    title: "One full day",
    start: "06:30",
    stops: [
      { activity: "The bridge", driveMinutes: 15, stayMinutes: 60 },
      { activity: "Lunch in the village", driveMinutes: 0, stayMinutes: 45 },
    ],
    backMinutes: 30,
  },
]

export function sampleVisit(visit: Partial<VisitDetails> = {}): VisitDetails {
  return {
    needs: [sampleNeed()],
    sights: [sampleSight()],
    stay: "One night is enough.",
    days: SAMPLE_DAYS,
    ...visit,
  }
}

export function sampleRoadState(changes: Partial<RoadState> = {}): RoadState {
  return {
    id: "sample",
    kind: "road",
    names: ["A23"],
    condition: "closed",
    title: "A bridge is down",
    text: "Go by another road.",
    reportedOn: "2025-12-10",
    source: "A newspaper",
    href: "https://news.example/1",
    places: ["ella"],
    edges: [],
    ...changes,
  }
}

export const SAMPLE_STATION: ClimateStation = {
  id: "sample",
  name: "Sampleton",
  period: "1961-1990",
  source: "A meteorological office",
  href: "https://weather.example/",
  rainMm: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 120],
  highC: [20, 21, 22, 23, 24, 25, 24, 23, 22, 21, 20, 19],
  lowC: null,
}
