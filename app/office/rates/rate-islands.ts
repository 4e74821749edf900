// Both forms of prices in one module, so that the bundler does not move their shared code into files that visitors load.
export { VehicleSheet } from "#app/office/vehicle-rates/vehicle-sheet.tsx"
export { RateSheet } from "./rate-sheet.tsx"
