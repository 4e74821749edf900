/**
 * The specimen rental agreement: the terms, in the order of the terms page, between blanks to fill in by
 * hand.
 */
export const agreement = {
  page: {
    name: "Rental Agreement",
    description:
      "A specimen of the agreement you sign when you rent a vehicle from us in Dambulla, with all our terms, ready to print on two pages of A4.",
  },
  footerLink: "Agreement",
  specimen: "Specimen",
  title: "Vehicle rental agreement",
  lead: "This is what you sign at the counter. Read it at home, or print it: it fits on two pages of A4.",
  print: "To print it, use your browser's Print command.",
  company: "The company",
  hirer: "The hirer",
  hirerFields: {
    name: "Name",
    passport: "Passport or identity card",
    licence: "Driving licence number and date",
    address: "Address",
    contactNumber: "Contact number",
    email: "Email",
  },
  vehicle: "Vehicle and rental period",
  vehicleFields: {
    vehicle: "Vehicle and registration number",
    pickUpLocation: "Pick-up location",
    pickUpAt: "Pick-up date and time",
    returnLocation: "Return location",
    returnAt: "Return date and time",
    odometer: "Odometer at pick-up",
    fuel: "Fuel level at pick-up",
    drivers: "Extra drivers: name and licence",
  },
  money: "Payment",
  moneyFields: {
    rate: "Rate per day, LKR",
    days: "Days",
    extras: "Extras, LKR",
    total: "Total, LKR",
    deposit: "Refundable deposit, LKR",
    extraKm: "Each extra kilometre, LKR",
  },
  terms: "The terms",
  prohibited: (list: string) => `Not allowed with the vehicle: ${list}.`,
  signatures: "Signatures",
  signatureFields: { company: "For the company", hirer: "The hirer", place: "Place and date" },
  /** Of an agreement that is filled in with a booking. */
  filled: {
    title: (reference: string) => `Rental agreement ${reference}`,
    reference: (reference: string) => `Booking ${reference}`,
    lead: "Your booking is filled in. Check it, and print it: it fits on two pages of A4. The rest is filled in at the counter.",
    unlimited: "Unlimited kilometres",
    inCurrency: (amount: string, rate: string) => `about ${amount} at ${rate}`,
    /** The note for an agreed total that was calculated for another number of days. */
    daysAsAgreed: (days: number) => `${days} (total as agreed)`,
    note: "Nothing is agreed until both sides have signed.",
  },
  notABooking: "A specimen only. Nothing is agreed until both sides have signed.",
}
