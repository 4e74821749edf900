import type { VEHICLE_FIELDS } from "#domain/catalogue/vehicle-fields.ts"
import type { FleetFieldGroup } from "./fleet-fields.tsx"

/** The fields of a vehicle, without its rates and pictures. */
export const VEHICLE_GROUPS: readonly FleetFieldGroup<typeof VEHICLE_FIELDS>[] = [
  {
    legend: "general",
    fields: {
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
    fields: {
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
    fields: {
      seats: "number",
      doors: "number",
      luggageLarge: "number",
      luggageSmall: "number",
      airConditioning: "checkbox",
      airbags: "checkbox",
    },
  },
  {
    legend: "money",
    fields: {
      deposit: "amount",
      extraKmRate: "amount",
      unlimitedKilometersPrice: "amount",
      chauffeurOnly: "checkbox",
    },
  },
  { legend: "extras", fields: { ownExtras: "checkbox", extrasNotOffered: "extras" } },
]
