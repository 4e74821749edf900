import type { VEHICLE_FACTS } from "#domain/catalogue/vehicle-facts.ts"
import type { FactGroup } from "./fact-fields.tsx"

/** The fields of a vehicle, without its rates and pictures. */
export const VEHICLE_GROUPS: readonly FactGroup<typeof VEHICLE_FACTS>[] = [
  {
    legend: "what",
    facts: {
      name: "line",
      categoryId: "category",
      brand: "line",
      model: "line",
      modelYear: "number",
      colour: "line",
      body: "line",
      units: "number",
      description: "text",
    },
  },
  {
    legend: "technology",
    facts: {
      gearbox: "line",
      fuel: "line",
      fuelLabel: "line",
      engineCc: "number",
      drive: "line",
      rangeKm: "number",
      kmPerLitre: "number",
    },
  },
  {
    legend: "room",
    facts: {
      seats: "number",
      doors: "number",
      luggageLarge: "number",
      luggageSmall: "number",
      airConditioning: "tick",
      airbags: "tick",
    },
  },
  {
    legend: "money",
    facts: {
      deposit: "amount",
      extraKmRate: "amount",
      unlimitedKilometersPrice: "amount",
      chauffeurOnly: "tick",
    },
  },
  { legend: "extras", facts: { ownExtras: "tick", extrasNotOffered: "extras" } },
]
