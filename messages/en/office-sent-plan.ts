/** The planned trip on the page of an enquiry. */
export const officeSentPlan = {
  heading: "The planned trip",
  sentPrice: "Price when sent",
  cheapest: "Price when sent, cheapest vehicle that fits",
  atReturn: (km: number, amount: string) => `${km}\u00a0km at the return: ${amount} of it`,
  todaysPrice: "Price today",
  noPriceToday: "Not known",
  open: "Open the plan",
}
