/** The listings: all vehicles, and those of one category. */
export const listing = {
  all: {
    name: "All Vehicles",
    heading: "All vehicles",
    description:
      "Every car, van, bus and motorbike we rent from Dambulla, Sri Lanka, each with its price list.",
    lead: "Cars, vans, buses and motorbikes. Open one for its price list.",
  },
  category: {
    description: (name: string, about: string | null) =>
      `${name} for rent in Dambulla, Sri Lanka, each with its price list.${about ? ` ${about}` : ""}`,
  },
  /** A category that we do not have, or whose name did not come in time. */
  unnamed: {
    name: "Vehicles",
    description: "Vehicles of one kind for rent in Dambulla, Sri Lanka, each with its price list.",
  },
  list: "Vehicles",
  categories: "Vehicle categories",
}
