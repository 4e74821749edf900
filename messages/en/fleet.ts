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
    const found = `${vehicles} ${vehicles === 1 ? "vehicle" : "vehicles"}`
    const named = search ? ` with “${search}” in the name` : ""
    const part = last - first + 1 < vehicles ? ` Showing ${first} to ${last}.` : ""
    return `${found}${named}.${part}`
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
    advice: "Try a shorter part of it, such as Axio, KDH or Coaster, or ask us: we may find one.",
    similar: { didYouMean: "Did you mean", or: "or" },
    showAll: "Show all",
    searchAll: "Search all vehicles",
  },
  emptyCategory: {
    heading: "No cars found for this category.",
    advice: "They may all be out on the road. Ask us, we may know when one comes back.",
    showAll: "See all vehicles",
  },
  noSuchPage: { heading: "The list has no such page", first: "Go to its first page" },
}
