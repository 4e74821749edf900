/** The contact page: the form, the office and the map. */
export const contact = {
  page: {
    name: "Contact",
    description:
      "Contact Rent Car Service in Dambulla, Sri Lanka: write, call, send a message or visit us. With address, office hours, a map and directions.",
  },
  form: {
    heading: "Write to us",
    answered: (opens: string, closes: string) => `We answer between ${opens} and ${closes}.`,
    send: "Send the message",
    emailHint: "We reply to this address.",
    messageHint: (maxLength: string) => `Up to ${maxLength} characters.`,
    /** The texts before and after the reference. */
    sentText: ["Your message has the reference ", ". We answer by email."],
  },
  /** The text with which the messaging app opens. */
  messageText: "Hello, I have a question.",
  office: {
    heading: "Or visit us",
    hours: "Office hours",
    fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
    hoursLine: (hours: string) => `Office hours: ${hours}`,
    midnight: "midnight",
    noon: "noon",
    nowOpen: (clock: string, closes: string) => `It is ${clock} in Sri Lanka: open until ${closes}.`,
    nowClosed: (clock: string, opens: string) => `It is ${clock} in Sri Lanka: closed until ${opens}.`,
    /** For a visitor whose own clock shows another time. */
    onYourClock: (opens: string, closes: string) => `On your clock we are open from ${opens} to ${closes}.`,
    roundTheClock: "24-hour service: if you are on the road in one of our vehicles, call at any time.",
    follow: "Follow",
    social: {
      video: "Videos",
      shortVideo: "Short videos",
      photos: "Photos",
      travelReviews: "Travel reviews",
      socialNetwork: "Social network",
    },
  },
  map: {
    heading: "Find the office",
    thirdParty: "The map comes from a third-party service and loads only when you ask for it.",
    load: "Load the map",
    directions: "Directions",
    title: (company: string) => `Map: the office of ${company} in Dambulla`,
  },
  /** Minutes after midnight as a clock: `7am`, `2:30am`, `12pm`. */
  clock: (minutes: number) => {
    const hour = Math.floor(minutes / 60)
    const minuteText = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`
    return `${hour % 12 || 12}${minuteText}${hour < 12 ? "am" : "pm"}`
  },
}
