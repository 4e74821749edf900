/** The list of all guides, and the results of the field 'Find a place'. */
export const guides = {
  page: {
    name: "Travel guides",
    description: (count: number) =>
      `${count} places in Sri Lanka by region, with the distance by road from Dambulla: what to see, how to drive there, when to go, and which vehicle to take.`,
  },
  title: "Where do you want to go?",
  lead: (count: number) =>
    `${count} places, nearest first within each region, and two pages to read before you start.`,
  byRegion: "Guides by region",
  map: (count: number) =>
    `Map of Sri Lanka with the ${count} places, and rings at 50, 100, 150 and 200 km around Dambulla`,
  ring: (km: number) => `${km} km`,
  ringsNote: "The rings are straight lines from Dambulla; the kilometres beside the names are by road.",
  whichOne: (query: string) => `Which place do you mean by “${query}”?`,
  notFound: (query: string) => `We have no guide to “${query}”.`,
  notFoundAdvice: "Try another spelling, or choose a place nearby from the list.",
}
