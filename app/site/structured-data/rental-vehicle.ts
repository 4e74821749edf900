import type {
  BusOrCoachLeaf,
  CarLeaf,
  EngineSpecificationLeaf,
  MergeLeafTypes,
  MotorcycleLeaf,
  OfferLeaf,
  ProductLeaf,
  VehicleLeaf,
} from "schema-dts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Cents } from "#domain/money.ts"
import { TIERS, type Tier } from "#domain/pricing/tiers.ts"
import { companyNameOf } from "./company.ts"
import { type JsonLdContext, known } from "./json-ld.ts"

/** Both types, because search engines show the offer of a product, and do not take every kind of vehicle for one. */
type RentalVehicle = Omit<MergeLeafTypes<[ProductLeaf, VehicleLeaf]>, "@type"> & {
  "@type": readonly ["Product", VehicleType]
}
type VehicleType = (CarLeaf | BusOrCoachLeaf | MotorcycleLeaf | VehicleLeaf)["@type"]

/** The catalogue's words for a body that are no car's. A three-wheeler has no word of its own in schema.org. */
const TYPES: Readonly<Record<string, VehicleType>> = {
  bus: "BusOrCoach",
  minibus: "BusOrCoach",
  motorbike: "Motorcycle",
  tuk_tuk: "Vehicle",
}

/** What the vehicle's own page tells of it. `terms` are the words that stand beside every price. */
export function rentalVehicleOf(
  at: JsonLdContext,
  vehicle: Pick<Vehicle, "id" | "name" | "description" | "pictures" | "rates" | "specification">,
  terms: string,
): RentalVehicle {
  const rate = vehicle.rates.oneWeek
  const { fuel, seats, doors, modelYear, body, gearbox, engineCc, kmPerLitre } = vehicle.specification
  return {
    "@type": ["Product", body === null ? "Vehicle" : (TYPES[body] ?? "Car")],
    "@id": `${at.canonical}#vehicle`,
    url: at.canonical,
    name: vehicle.name,
    description: known(vehicle.description),
    sku: vehicle.id,
    image: [...new Set(vehicle.pictures)].map((picture) => new URL(picture, at.siteUrl).href),
    bodyType: body === null ? undefined : at.messages.vehicleFacts.specification.bodyName(body),
    vehicleModelDate: modelYear === null ? undefined : String(modelYear),
    vehicleSeatingCapacity: known(seats),
    numberOfDoors: known(doors || null),
    fuelType: known(fuel),
    fuelEfficiency:
      kmPerLitre === null ? undefined : { "@type": "QuantitativeValue", value: kmPerLitre, unitText: "km/l" },
    vehicleTransmission: at.messages.vehicleFacts.specification.gearboxes[gearbox],
    vehicleEngine: engineCc === null ? undefined : engineOf(engineCc),
    // Search engines show one price: the first of the page's list, for the shortest hires. None where one has to ask for it.
    offers: rate === null ? undefined : TIERS.slice(0, 1).map((tier) => offerOf(at, tier, rate, terms)),
  }
}

function engineOf(cc: number): EngineSpecificationLeaf {
  return {
    "@type": "EngineSpecification",
    engineDisplacement: { "@type": "QuantitativeValue", value: cc, unitCode: "CMQ" },
  }
}

function offerOf(at: JsonLdContext, tier: Tier, dailyRate: Cents, terms: string): OfferLeaf {
  return {
    "@type": "Offer",
    url: at.canonical,
    description: terms,
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
    seller: companyNameOf(at),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: dailyRate / 100,
      priceCurrency: "LKR",
      unitCode: "DAY",
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: tier.fromDays,
        maxValue: known(tier.toDays),
        unitCode: "DAY",
      },
    },
  }
}
