/** The nine cards are content. */
export const terms = {
  page: {
    name: "Terms and Conditions",
    description:
      "The nine rules of renting from us: deposit, daily kilometres, fuel, insurance and excess, repairs, cleaning, drivers, ending early, what is never allowed.",
  },
  title: "Terms and conditions",
  lead: "Nine rules. Each starts with the part to remember.",
  onPaper: "See them as a rental agreement",
}
