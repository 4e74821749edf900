/** The planned trip on the page of an enquiry. */
export const officeSentPlan = {
  heading: "The planned trip",
  sentPrice: "Price when sent",
  cheapest: "Price when sent, cheapest vehicle that fits",
  todaysPrice: "Price today",
  noPriceToday: "Not known",
  open: "Open the plan",
}
