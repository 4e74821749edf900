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
import { organizationOf } from "./company.ts"
import { type JsonLdContext, orUndefined } from "./json-ld.ts"

/** Both types, because search engines show an offer only if the type is a product, and do not treat every vehicle as one. */
type RentalVehicle = Omit<MergeLeafTypes<[ProductLeaf, VehicleLeaf]>, "@type"> & {
  "@type": readonly ["Product", VehicleType]
}
type VehicleType = (CarLeaf | BusOrCoachLeaf | MotorcycleLeaf | VehicleLeaf)["@type"]

/** The types of bodies other than cars, by the catalogue's id. schema.org has no type for a three-wheeler. */
const TYPES: Readonly<Record<string, VehicleType>> = {
  bus: "BusOrCoach",
  minibus: "BusOrCoach",
  motorbike: "Motorcycle",
  tuk_tuk: "Vehicle",
}

/** A vehicle as its page shows it, with an offer. `priceNotice` is the notice beside every price. */
export function rentalVehicleOf(
  context: JsonLdContext,
  vehicle: Pick<Vehicle, "id" | "name" | "description" | "pictures" | "rates" | "specification">,
  priceNotice: string,
): RentalVehicle {
  const rate = vehicle.rates.oneWeek
  const { fuel, seats, doors, modelYear, body, gearbox, engineCc, kmPerLitre } = vehicle.specification
  return {
    "@type": ["Product", body === null ? "Vehicle" : (TYPES[body] ?? "Car")],
    "@id": `${context.canonical}#vehicle`,
    url: context.canonical,
    name: vehicle.name,
    description: orUndefined(vehicle.description),
    sku: vehicle.id,
    image: [...new Set(vehicle.pictures)].map((picture) => new URL(picture, context.siteUrl).href),
    bodyType: body === null ? undefined : context.messages.vehicleFacts.specification.bodyName(body),
    vehicleModelDate: modelYear === null ? undefined : String(modelYear),
    vehicleSeatingCapacity: orUndefined(seats),
    numberOfDoors: orUndefined(doors || null), // a vehicle without doors has 0
    fuelType: orUndefined(fuel),
    fuelEfficiency:
      kmPerLitre === null ? undefined : { "@type": "QuantitativeValue", value: kmPerLitre, unitText: "km/l" },
    vehicleTransmission: context.messages.vehicleFacts.specification.gearboxes[gearbox],
    vehicleEngine: engineCc === null ? undefined : engineOf(engineCc),
    // Search engines show one price: that of the first tier, `oneWeek`. Without a rate the offer is left out.
    offers:
      rate === null ? undefined : TIERS.slice(0, 1).map((tier) => offerOf(context, tier, rate, priceNotice)),
  }
}

function engineOf(cc: number): EngineSpecificationLeaf {
  return {
    "@type": "EngineSpecification",
    // CMQ is the UN/CEFACT code for cubic centimetres.
    engineDisplacement: { "@type": "QuantitativeValue", value: cc, unitCode: "CMQ" },
  }
}

function offerOf(context: JsonLdContext, tier: Tier, dailyRate: Cents, priceNotice: string): OfferLeaf {
  return {
    "@type": "Offer",
    url: context.canonical,
    description: priceNotice,
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
    seller: organizationOf(context),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: dailyRate / 100,
      priceCurrency: "LKR",
      unitCode: "DAY",
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: tier.fromDays,
        maxValue: orUndefined(tier.toDays),
        unitCode: "DAY",
      },
    },
  }
}
