/** The searchable list of vehicles, on the home page and on every listing. */
export const fleet = {
  searchLabel: "Search by name",
  searchHint: "Search by name, such as Axio",
  search: "Search",
  count: ({
    vehicles,
    first,
    last,
    search,
  }: {
    vehicles: number
    first: number
    last: number
    search: string
  }) => {
    const countText = `${vehicles} ${vehicles === 1 ? "vehicle" : "vehicles"}`
    const searchText = search ? ` with “${search}” in the name` : ""
    const rangeText = last - first + 1 < vehicles ? ` Showing ${first} to ${last}.` : ""
    return `${countText}${searchText}.${rangeText}`
  },
  ask: "Hello, I am looking for a vehicle to rent.",
  askUs: "Ask on WhatsApp",
  failed: {
    heading: "There was an error fetching the cars!",
    advice: "You can",
    retry: "try again",
    call: (phone: string) => `call ${phone}`,
    message: "or ask on WhatsApp",
  },
  noMatch: {
    heading: "No vehicle has that name",
    count: (search: string) => `No vehicles with “${search}” in the name.`,
    advice: "Try a shorter name, such as Axio, KDH or Coaster, or ask us to find one.",
    similar: { didYouMean: "Did you mean", or: "or" },
    showAll: "Show all",
    searchAll: "Search all vehicles",
  },
  compare: "Compare",
  compareVehicle: (name: string) => `Compare ${name}`,
  noFit: {
    heading: "No vehicle fits all of these",
    advice: "Choose less in the filter above, or ask us what would suit you.",
    clear: "Clear the filter",
  },
  emptyCategory: {
    heading: "No cars found for this category.",
    advice: "Choose another category, or ask us what else would suit you.",
    showAll: "See all vehicles",
  },
  noSuchPage: { heading: "That page doesn't exist", firstPage: "Go to page 1" },
}
