import { beetle } from "./beetle.ts"
import { cityHatchback } from "./city-hatchback.ts"
import { crossover } from "./crossover.ts"
import { doubleCab } from "./double-cab.ts"
import { estate } from "./estate.ts"
import { executiveSaloon } from "./executive-saloon.ts"
import { familySuv } from "./family-suv.ts"
import { hatchback } from "./hatchback.ts"
import { hybridHatchback } from "./hybrid-hatchback.ts"
import { keiVan } from "./kei-van.ts"
import { keiWagon } from "./kei-wagon.ts"
import { midiCoach } from "./midi-coach.ts"
import { drawMotorcycle } from "./motorcycle.ts"
import { offRoader } from "./off-roader.ts"
import { peopleCarrier } from "./people-carrier.ts"
import { saloon } from "./saloon.ts"
import { drawScooter } from "./scooter.ts"
import { serviceBus } from "./service-bus.ts"
import { shortOffRoader } from "./short-off-roader.ts"
import { stretchLimousine } from "./stretch-limousine.ts"
import { touringCoach } from "./touring-coach.ts"
import { drawTukTuk } from "./tuk-tuk.ts"
import { highRoofVan, van } from "./van.ts"
import { drawVintageSaloon } from "./vintage-saloon.ts"

/** Bodies that are boxes on four wheels: the car painter draws them. */
export const CAR_BODIES = {
  beetle,
  "city-hatchback": cityHatchback,
  crossover,
  "double-cab": doubleCab,
  estate,
  "executive-saloon": executiveSaloon,
  "family-suv": familySuv,
  hatchback,
  "high-roof-van": highRoofVan,
  "hybrid-hatchback": hybridHatchback,
  "kei-van": keiVan,
  "kei-wagon": keiWagon,
  "midi-coach": midiCoach,
  "off-roader": offRoader,
  "people-carrier": peopleCarrier,
  saloon,
  "service-bus": serviceBus,
  "short-off-roader": shortOffRoader,
  "stretch-limousine": stretchLimousine,
  "touring-coach": touringCoach,
  van,
}

/** Drawing functions of the bodies that are not scaled: each draws its vehicle layer by layer. */
export const SEPARATE_PAINTERS = {
  motorcycle: drawMotorcycle,
  scooter: drawScooter,
  "tuk-tuk": drawTukTuk,
  "vintage-saloon": drawVintageSaloon,
}

export type CarBodyName = keyof typeof CAR_BODIES
export type BodyName = CarBodyName | keyof typeof SEPARATE_PAINTERS
