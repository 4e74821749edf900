/**
 * The texts of llms.txt, for programs that read the site for a person. No page shows them, so they are not among the messages that
 * browsers load.
 */
export const llmsTxt = {
  summary: (town: string, foundedYear: number) =>
    `Vehicle rental in ${town}, since ${foundedYear}: cars, vans, coaches, wedding cars, limousines, motorbikes and tuk-tuks, for self-drive or with a driver. This file lists the pages of the site and the terms that matter.`,
  contact: {
    title: "How to reach the office",
    telephone: "Phone",
    email: "Email",
    address: "Address",
    hours: "Office hours",
    fromTo: (opens: string, closes: string) => `${opens} to ${closes}, Sri Lankan time (UTC+05:30)`,
  },
  prices: {
    title: "Prices",
    where:
      "Rates are on each vehicle's own page, under /cars/, in Sri Lankan rupees (LKR) a day. There are six, by length of hire: from 1, 14, 21, 30, 90 and 180 days.",
    forDates:
      "The page of a vehicle works out the full price of a hire: add ?from=2027-01-10T09:00&to=2027-01-23T09:00 to its address, in Sri Lankan time. The available extras are in its form.",
    estimate:
      "A total is an estimate until the company confirms it. Nothing is booked or paid on the site: a visitor sends a request, and the office answers.",
  },
  terms: "Terms",
  pages: "The company and its rules",
  vehicles: "Vehicles",
  guides: "Guides to places in Sri Lanka, and to renting there",
}
