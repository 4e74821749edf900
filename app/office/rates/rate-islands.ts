// Both forms of prices in one module: what they share is then in none of the files that visitors load.
export { VehicleSheet } from "#app/office/vehicle-rates/vehicle-sheet.tsx"
export { RateSheet } from "./rate-sheet.tsx"
