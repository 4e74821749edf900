/** How to reach the company: the message, the office, the map. */
export const contact = {
  page: {
    name: "Contact",
    description:
      "Write to Rent Car Service in Dambulla, Sri Lanka, call, message, or come by: the address, the office hours, a map and the way to us.",
  },
  form: {
    heading: "Write to us",
    answered: (opens: string, closes: string) => `We answer between ${opens} and ${closes}.`,
    send: "Send the message",
    emailHint: "We answer here.",
    messageHint: (longest: string) => `Up to ${longest} characters.`,
    /** Around the reference. */
    sentNext: ["Your message has the reference ", ". We answer by email, to the address you gave."],
  },
  /** What the messaging app is opened with. */
  messageText: "Hello, I have a question.",
  office: {
    heading: "Or come by",
    hours: "Office hours",
    fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
    strip: (hours: string) => `The office is open from ${hours} every day`,
    midnight: "midnight",
    noon: "noon",
    nowOpen: (clock: string, closes: string) => `It is ${clock} in Sri Lanka: open until ${closes}.`,
    nowClosed: (clock: string, opens: string) => `It is ${clock} in Sri Lanka: closed until ${opens}.`,
    /** For a visitor whose own clock shows another time. */
    onYourClock: (opens: string, closes: string) => `On your clock we are open from ${opens} to ${closes}.`,
    roundTheClock: "Vehicles run 24 hours. If you are out in one of ours, call at any hour.",
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
    outside: "The map comes from an outside service and loads only if you want it.",
    load: "Load the map",
    directions: "Directions",
    title: (company: string) => `Map: the office of ${company} in Dambulla`,
  },
  /** Minutes after midnight as a clock: `7am`, `2:30am`, `noon` stays `12pm`. */
  clock: (minutes: number) => {
    const hour = Math.floor(minutes / 60)
    const past = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`
    return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}`
  },
}
