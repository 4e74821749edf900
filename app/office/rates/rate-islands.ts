// The islands of both price forms. They are one module, so that the bundler does not move their shared code into visitors' files.
export { VehicleRatesForm } from "#app/office/vehicle-rates/vehicle-rates-form.tsx"
export { FleetRatesForm } from "./fleet-rates-form.tsx"
