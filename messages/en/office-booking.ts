import type { TermsError } from "#domain/agreed/terms-input.ts"

/** The agreed booking: its terms, its price, and the page that confirms it. */
export const officeBooking = {
  heading: "The booking",
  /** The notices after an action on the booking. Those after an action on the answer are with the replies. */
  done: {
    changed: "Saved. The booking is changed.",
    unchanged: "Nothing was changed, so there was nothing to save.",
    confirmed: "Saved. The booking is confirmed.",
    "confirmed-email": "Saved. The booking is confirmed, and the email is on its way.",
    "return-today": "Saved. The return is changed, and the booking has today's price.",
    "return-agreed": "Saved. The return is changed. The agreed price stays.",
    entered: "Saved. The booking is entered. It is not confirmed yet.",
    "take-todays-price": "Saved. The booking now has today's price.",
    offer: "Saved. The offer is on the visitor's page. Tell them by an answer.",
    "withdraw-offer": "Saved. The offer is withdrawn.",
    "take-back": "Saved. The confirmation is taken back, and the booking is no longer in the calendar.",
    reopen: "Saved. It is open again. Confirm it to put it back into the calendar.",
  },
  confirmedToFolder:
    "Saved. The booking is confirmed. The email is saved in the mailbox folder and is not delivered, because no mail server is set.",
  change: "Change the booking",
  title: (reference: string) => `Booking ${reference}`,
  backToEnquiry: "Back to the enquiry",
  makeBooking: "Make this a booking",
  priceCaption: "Price",
  noPrice: "No price yet. Choose a vehicle, or enter a price.",
  noVehicle: "No vehicle yet",
  total: "Total",
  inCurrency: (amount: string, rate: string) => `${amount} at ${rate}`,
  termsLabels: {
    vehicle: "Vehicle",
    pickUp: "Pick up",
    return: "Return",
    length: "Length",
    kilometres: "Kilometres",
    kmPerDay: (km: number, extra: string | null) =>
      extra ? `${km} km a day, then ${extra} for each km` : `${km} km a day`,
    extraKm: (vehicle: string, amount: string) => `then ${amount} for each km with ${vehicle}`,
    unlimited: "Unlimited",
    driver: "Driver",
    withDriver: "With our driver",
    selfDrive: "The customer drives",
    deposit: "Deposit",
    noLocation: "No place given",
    oneWay: "One way, no return time",
  },
  chargeNames: {
    delivery: "Delivery",
    oneWay: "One-way charge",
    night: "Night charge",
    other: "Other charge",
  },
  discountName: "Discount",
  calculatedForOtherDays: (days: string) =>
    `This price was calculated for a different number of days and stays the same for ${days}.`,
  originalRequest: {
    heading: "The visitor asked for",
  },
  todaysPrice: {
    differs: (total: string) =>
      `Today's price for this booking is ${total}. The agreed price stays until you take it.`,
    useTodaysPrice: "Use today's price",
  },
  /** The notice above the form of a request whose return a booking cannot have. */
  missingReturn: {
    oneWay: (hours: number) =>
      `The visitor asked for one way, without a return time. The return below is ${hours} hours after the pick-up. Change it to the time when the vehicle is free again.`,
    notAfterPickUp:
      "The return that the visitor entered is not after the pick-up. Ask them, and enter it before you confirm.",
  },
  notInCalendar: "It is confirmed, but no vehicle is in the calendar. Choose one.",
  form: {
    periodAndLocations: "Days and places",
    customer: "Customer",
    livesAbroad: "Lives abroad",
    livesAbroadHint: "Today's prices follow it. Prices that are agreed stay until you change them.",
    vehicles: "Vehicles",
    choicesFrom: (period: string) => `Free or taken: ${period}`,
    vehicle: (row: number) => (row === 0 ? "Vehicle" : `Vehicle ${row + 1}`),
    units: "How many",
    noVehicle: "None",
    anotherVehicle: "Another vehicle",
    money: "Extras, charges, discount, deposit and currency",
    price: "Price",
    priceHint: "These prices stay as agreed. A new vehicle or extra gets today's price.",
    count: (name: string) => `${name}: number`,
    unitPrice: (name: string) => `${name}: price for one, in rupees`,
    remove: (name: string) => `Remove ${name}`,
    extras: "Add extras",
    quantity: (name: string) => `${name}: number`,
    charges: "Charges and discount",
    charge: { delivery: "Delivery", oneWay: "One-way charge", night: "Night charge", other: "Other charge" },
    chargeName: "What the other charge is for",
    discount: "Discount",
    discountHint: "An amount like 5,000, or a share like 10 %",
    discountReason: "Reason for the discount",
    conditions: "Deposit and currency",
    deposit: "Deposit, in rupees",
    currency: "Show the price in another currency too",
    noCurrency: "Only in rupees",
    rate: "Rupees for one unit of it",
    pickUpAt: "Pick-up day and time",
    returnAt: "Return day and time",
    pickUpLocation: "Pick-up place",
    returnLocation: "Return place",
    submit: "Save the booking",
    allowConflict: "It is not free. Book it anyway",
  },
  errors: {
    notADate: "Enter a day and time",
    notAfterPickUp: "The return must be after the pick-up",
    tooLong: "Shorten this to 200 characters",
    notOffered: "Choose one from the list",
    duplicate: "This vehicle is already above. Change its number there",
    notAUnitCount: "Enter a number from 1 to 99",
    notAQuantity: "Enter a number from 0 to 999",
    notAnAmount: "Enter an amount in whole rupees, like 9,500",
    aboveThePrice: "The discount is more than the price",
    reasonMissing: "Enter a reason for the discount",
    nameMissing: "Enter what the charge is for",
    rateMissing: "Enter the rupees for one unit, like 302.50",
  } satisfies Record<TermsError, string>,
  conflict: "It is not free in this time. Choose another vehicle or time, or tick the box to book it anyway",
  stale:
    "Somebody else changed this booking while you had it open. Nothing was saved. Check what they did, then save again",
  offer: {
    validUntil: "Valid until",
    hint: "The visitor can accept it on their own page. Then send them the price with the link to it.",
    submit: "Offer this to the visitor",
    withdraw: "Withdraw the offer",
    offered: (time: string, until: string | null) =>
      until ? `Offered ${time}, valid until ${until}.` : `Offered ${time}, without a limit.`,
    accepted: (time: string) => `The visitor accepted this on ${time}.`,
    /** In the CSV file. */
    csv: {
      offered: (time: string, until: string | null) =>
        until ? `offered ${time}, valid until ${until}` : `offered ${time}`,
      accepted: (time: string) => `accepted ${time}`,
    },
    validUntilPast: "Choose a time that is still to come",
    /** The values of an offer in the history. */
    madeWithoutLimit: "made, without a limit",
    made: "made",
  },
  visitorPage: {
    open: "The visitor's page",
    copy: "Copy its link",
    agreement: "The agreement, to print",
  },
  confirm: {
    heading: "Confirm the booking",
    link: "Confirm the booking",
    shortLink: "Confirm",
    chooseVehicle: "Choose a vehicle",
    subject: "Subject of the email",
    email: "Email to the visitor",
    noEmail: "The visitor gave no email address. Tell them by telephone.",
    submit: "Confirm and send the email",
    submitWithoutEmail: "Confirm without an email",
    language: "Language of the email",
    languageHint: "After you choose another one, the email is shown in it before anything is confirmed.",
    /** `replacedText`: the email has the text for the new choice. `editedText`: the edited text of the email stays. */
    vehicleChanged: {
      replacedText: "You chose another vehicle. Check the email, then confirm",
      editedText:
        "You chose another vehicle after you changed the email. Check that the email names it, then confirm",
    },
    languageChanged: {
      replacedText: "You chose another language. Check the email, then confirm",
      editedText:
        "You chose another language after you changed the email, so your text stays. Check it, then confirm, or open this page again for the text in that language",
    },
    /** The text while no vehicle is chosen. */
    livesAbroad: (isAbroad: boolean) =>
      isAbroad
        ? "The vehicle gets the price for a customer who lives abroad."
        : "The vehicle gets the price for a customer who does not live abroad.",
    oneWay: (returnAt: string) =>
      `The visitor asked for one way, without a return time. The vehicle is booked until ${returnAt}.`,
    alreadyConfirmed: "This booking is already confirmed.",
    total: (total: string) => `Total ${total}`,
  },
  takeBack: {
    hint: "Taking back the confirmation takes the booking out of the calendar, so its vehicle is free for others. The visitor gets no email.",
    submit: "Take back the confirmation",
  },
  reopen: {
    hint: "This booking has ended without a rental. Open it again to change or confirm it.",
    submit: "Open it again",
  },
  changedFields: {
    vehicle: "Vehicle",
    pickUpAt: "Pick-up",
    returnAt: "Return",
    pickUpLocation: "Pick-up place",
    returnLocation: "Return place",
    total: "Total",
    kmADay: "Kilometres a day", // the name of `kmPerDay` in stored events
    hasDriver: "With driver",
    livesAbroad: "Lives abroad",
    deposit: "Deposit",
    currency: "Currency",
    offer: "Offer",
    wentOut: "Went out",
    returned: "Came back",
    answer: "Answer",
  } as Record<string, string | undefined>, // any key may be looked up
}
