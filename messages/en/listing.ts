/** The listings: all vehicles, and those of one category. */
export const listing = {
  all: {
    name: "All Vehicles",
    heading: "All vehicles",
    description:
      "Every car, van, bus and motorbike we rent from Dambulla, Sri Lanka, with or without a driver, each with its price list and the whole price for your dates.",
    lead: "Cars, vans, buses and motorbikes. Open one to see its price list.",
  },
  /** A category that is unknown, or whose name was not loaded in time. */
  unnamed: {
    name: "Vehicles",
    description:
      "Vehicles of one kind for rent in Dambulla, Sri Lanka, with or without a driver, each with its price list and the whole price for your dates.",
  },
  pageName: (name: string, page: number) => `${name}, page ${page}`,
  /**
   * The texts of a meta description. The category's own text follows the first sentence. The description ends with the longest ending
   * that fits.
   */
  description: {
    firstSentence: (name: string, page: number) =>
      `${name} for rent in Dambulla, Sri Lanka${page > 1 ? `, page ${page}` : ""}.`,
    endings: [
      "Each with its price list.",
      "Each with its price list and the whole price for your dates.",
      "Open one for its daily rates by length of hire, its extras and the whole price for your dates.",
    ],
  },
  dates: {
    label: "Prices for your dates",
    show: "Show prices",
    clear: "Clear dates",
    ignoredDates:
      "We left out the dates in this address. Choose a pick-up time in the future, and a return after it.",
    invalidDates: "Choose a pick-up time in the future, and a return after it",
    withoutExtras: "Without extras.",
  },
  list: "Vehicles",
  categories: "Vehicle categories",
}
