/** The nine cards are content. */
export const terms = {
  page: {
    name: "Terms and Conditions",
    description: (count: number) =>
      `The ${count} rules of renting from us: deposit, daily kilometres, fuel, insurance and excess, repairs, cleaning, drivers, ending early, what is not allowed.`,
  },
  title: "Terms and conditions",
  lead: (count: number) => `${count} rules. Each starts with the part to remember.`,
  onPaper: "See the terms as a rental agreement",
}
