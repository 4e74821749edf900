import { scene as airport } from "./gallery/airport.ts"
import { scene as coastVan } from "./gallery/coast-van.ts"
import { scene as harbour } from "./gallery/harbour.ts"
import { scene as lotusLake } from "./gallery/lotus-lake.ts"
import { scene as market } from "./gallery/market.ts"
import { scene as nightTrain } from "./gallery/night-train.ts"
import { scene as paddy } from "./gallery/paddy.ts"
import { scene as pilgrims } from "./gallery/pilgrims.ts"
import { scene as rainTuk } from "./gallery/rain-tuk.ts"
import { scene as safari } from "./gallery/safari.ts"
import { scene as waterfallRoad } from "./gallery/waterfall-road.ts"
import { scene as wedding } from "./gallery/wedding.ts"
import { scene as ampara } from "./places/ampara.ts"
import { scene as anuradhapura } from "./places/anuradhapura.ts"
import { scene as arugamBay } from "./places/arugam-bay.ts"
import { scene as badulla } from "./places/badulla.ts"
import { scene as bandarawela } from "./places/bandarawela.ts"
import { scene as beliatta } from "./places/beliatta.ts"
import { scene as bentota } from "./places/bentota.ts"
import { scene as colombo } from "./places/colombo.ts"
import { scene as dambulla } from "./places/dambulla.ts"
import { scene as ella } from "./places/ella.ts"
import { scene as galle } from "./places/galle.ts"
import { scene as hambantota } from "./places/hambantota.ts"
import { scene as haputale } from "./places/haputale.ts"
import { scene as hikkaduwa } from "./places/hikkaduwa.ts"
import { scene as jaffna } from "./places/jaffna.ts"
import { scene as kandy } from "./places/kandy.ts"
import { scene as kataragama } from "./places/kataragama.ts"
import { scene as kurunegala } from "./places/kurunegala.ts"
import { scene as matale } from "./places/matale.ts"
import { scene as meemure } from "./places/meemure.ts"
import { scene as mirissa } from "./places/mirissa.ts"
import { scene as negombo } from "./places/negombo.ts"
import { scene as nilaveli } from "./places/nilaveli.ts"
import { scene as nuwaraEliya } from "./places/nuwara-eliya.ts"
import { scene as pasikuda } from "./places/pasikuda.ts"
import { scene as polonnaruwa } from "./places/polonnaruwa.ts"
import { scene as pottuvil } from "./places/pottuvil.ts"
import { scene as puttalam } from "./places/puttalam.ts"
import { scene as ratnapura } from "./places/ratnapura.ts"
import { scene as riverston } from "./places/riverston.ts"
import { scene as sigiriya } from "./places/sigiriya.ts"
import { scene as tissamaharama } from "./places/tissamaharama.ts"
import { scene as trincomalee } from "./places/trincomalee.ts"
import { scene as unawatuna } from "./places/unawatuna.ts"
import { scene as weligama } from "./places/weligama.ts"
import { scene as yala } from "./places/yala.ts"
import type { SceneEntry } from "./scene.ts"

/** Every poster: the places by their slugs, then those of the gallery. */
export const scenes: readonly SceneEntry[] = [
  ampara,
  anuradhapura,
  arugamBay,
  badulla,
  bandarawela,
  beliatta,
  bentota,
  colombo,
  dambulla,
  ella,
  galle,
  hambantota,
  haputale,
  hikkaduwa,
  jaffna,
  kandy,
  kataragama,
  kurunegala,
  matale,
  meemure,
  mirissa,
  negombo,
  nilaveli,
  nuwaraEliya,
  pasikuda,
  polonnaruwa,
  pottuvil,
  puttalam,
  ratnapura,
  riverston,
  sigiriya,
  tissamaharama,
  trincomalee,
  unawatuna,
  weligama,
  yala,
  airport,
  coastVan,
  harbour,
  lotusLake,
  market,
  nightTrain,
  paddy,
  pilgrims,
  rainTuk,
  safari,
  waterfallRoad,
  wedding,
]
