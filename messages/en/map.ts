/** The map of the island, and the regions by which places are grouped. */
export const map = {
  title: "Map of Sri Lanka with Dambulla near its middle",
  titleOf: (place: string) => `Map of Sri Lanka: ${place} and Dambulla`,
  ring: (km: number) => `${km} km`,
  ringsNote: "Rings are straight lines from Dambulla; the kilometres beside the names are by road.",
  regions: {
    heartland: "The heartland",
    north: "North and north-west",
    hills: "Hill country",
    west: "West and gem country",
    south: "South coast",
    southEast: "South-east and the parks",
    east: "East coast",
  },
}
