/** The page that sends a plan with an enquiry. */
export const planAsk = {
  page: {
    name: "Ask for this trip",
    description:
      "Send your planned trip in Sri Lanka to us, with its days, drives and price. We answer with an offer.",
  },
  heading: "Ask for this trip",
  lead: "We get the plan with its days, drives and price, and answer with an offer. Nothing is booked yet.",
  planHeading: "Your plan",
  back: "Change the plan",
  withVehicle: (vehicle: string, total: string) => `With ${vehicle}: ${total}.`,
  cheapest: (vehicle: string, total: string) =>
    `You chose no vehicle. The cheapest that fits is ${vehicle}: ${total}.`,
  chooseVehicle: "Choose a vehicle",
  otherCurrencies: (amounts: string) => `That is ${amounts}.`,
  estimate: "An estimate until we confirm it.",
  showPrice: "Show the price",
  /** The notice if the price differs from the one that the page showed before. */
  changed: {
    heading: "Please check the price",
    text: "The price has changed since you last saw it. Nothing has been sent yet: send the plan again if you agree.",
  },
  formHeading: "Your details",
  emailHint: "We reply to this address.",
  send: "Send the plan",
  /** The texts before and after the reference. */
  sentText: ["Your plan has the reference ", ". We answer by email or phone."],
  planAnother: "Plan another trip",
  /** The text with which the messaging app opens. */
  messageText: "Hello, I have a question about a trip.",
  /** The notices of an enquiry without a plan, vehicle or price, before it is sent. */
  missing: {
    noPlan: "This address has no trip. Plan one first, or send us your details and a note.",
    vehicleGone: "The vehicle that you chose is not offered any more.",
    noPrice: "The price cannot be computed now. We send it with our answer.",
  },
  /** The notices of such an enquiry after it was sent. */
  notReceived: {
    noPlan: "We got no plan: the address had no trip. Tell us your places when we write to you.",
    vehicleGone: "We got the plan without your vehicle, which is not offered any more.",
    noPrice: "We got the plan without a price, and send it with our answer.",
  },
}
