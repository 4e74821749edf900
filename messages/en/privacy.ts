type Months = number | null

/** The privacy notice for visitors. The office's pages about privacy have messages of their own. */
export const privacy = {
  page: {
    name: "Privacy notice",
    description:
      "What we keep when you send us an enquiry, why and for how long, who else sees it, and how to get a copy or have it erased.",
  },
  footerLink: "Privacy",
  title: "Privacy notice",
  lead: "You can read the whole site without telling us who you are. This page explains what happens when you send us something, and what you can ask us to do.",

  responsible: {
    title: "Who is responsible",
    text: (company: string) =>
      `${company} decides what happens to your data. Write or call us about anything on this page:`,
    imprint: "Imprint",
  },

  storedData: {
    title: "What we keep",
    lead: "Only what you send us, and what we need to answer it.",
    forms: [
      {
        name: "Enquiry on the home page",
        text: "Pick-up and return, the kind of vehicle and service, your contact number and email address, and your note.",
      },
      {
        name: "Booking of a vehicle",
        text: "The same, and your title and name, the extras you chose, the office you were in contact with, and the price you were shown.",
      },
      {
        name: "Planned trip",
        text: "Your name, contact number, email address and note, and the plan with its places, days and price. A booking that you make from a plan has the plan too.",
      },
      { name: "Message to us", text: "Your name, your email address and what you write." },
    ],
    otherData:
      "With each of these we keep when it came, whether it reached us, our answers, the copy if you asked for one, and the notes of our staff. You do not have to send us anything, but without the required answers we cannot make you an offer.",
    robots:
      "To keep robots out, the site counts how many forms come from one internet connection. It keeps the connection's address only in a coded form that cannot be reversed, for an hour or two.",
    log: "Our server log holds no visitor's address and nothing that you typed. If the server blocks an attack, it records the address that the attack came from.",
  },

  why: {
    title: "Why we are allowed to",
    answer:
      "To answer you, to make you an offer and to carry out the rental: what you ask us for. The law calls it steps before a contract and the contract itself (GDPR Article 6(1)(b); section 5 of Sri Lanka's Personal Data Protection Act).",
    safety:
      "To keep the site running and keep robots out, which is our legitimate interest (GDPR Article 6(1)(f)).",
    notUsedFor:
      "We do not use your data for advertising, do not sell it, and no program makes decisions about you.",
  },

  howLong: {
    title: "How long",
    months: (months: Months) =>
      months === null
        ? "We keep an enquiry until you ask us to erase it."
        : `${monthsInWords(months)} after it came, we remove everything in an enquiry that could identify you: name, number, email address, places and whatever you wrote. The kind of enquiry, the vehicle, the days and the price stay as anonymous figures.`,
    startDate: (day: string) => `This starts on ${day}; until then older enquiries are kept as well.`,
    futureRentals: "An enquiry for a future rental is kept until the rental is over.",
    copies:
      "The emails about it in our mailbox, and our backup copies, are deleted separately. If you ask us to erase your data, we delete those emails too.",
  },

  who: {
    title: "Who sees it",
    staff: "Our own staff in Sri Lanka, each with a sign-in of their own.",
    emailProvider: "Our email provider, which carries the emails between this site, our office and you.",
    server: "The company that hosts our server, if we rent one.",
    nobodyElse: "Nobody else, unless a law obliges us to hand it over.",
  },

  thirdParties: {
    title: "Only when you ask for it",
    lead: "These services of other companies are used only when you choose them. They then see your IP address and which browser you use, and their own privacy notices apply.",
    translation: (service: string) =>
      `${service}, when you choose a language: it reads the text of the pages you open, until you go back to English.`,
    map: (service: string) => `${service}, when you load the map on the contact page.`,
    directions: "Google Maps, when you ask for directions.",
    messaging: "WhatsApp, when you write to us there.",
    social: "The sites under 'Follow', when you go there.",
    pictures: (host: string) => `Pictures of our vehicles come from ${host}, on any page that shows them.`,
  },

  cookies: {
    title: "Cookies",
    none: "None, until you choose another language. No advertising, no analytics, no tracking.",
    translation: (name: string) =>
      `When you choose one, the cookie ${name} remembers it for 30 days, and the translation service reads it from one called googtrans, which is gone when you close the browser. Choose English again and both are deleted.`,
    offline:
      "If you store a plan on your device to read it without a connection, your browser holds the pages until you remove them. They contain nothing about you, and nothing of it is sent to us.",
    staff: "Our own staff get cookies that keep them signed in to the office.",
  },

  rights: {
    title: "Your rights",
    lead: "Two laws give you these rights: Sri Lanka's Personal Data Protection Act, No. 9 of 2022 (PDPA), and for visitors from the European Union the General Data Protection Regulation (GDPR).",
    youMay: "You may:",
    list: [
      { right: "see what we keep about you", law: "GDPR Article 15, PDPA section 13" },
      { right: "have mistakes corrected", law: "GDPR Article 16, PDPA section 15" },
      { right: "have it erased", law: "GDPR Article 17, PDPA section 16" },
      { right: "object to its use or limit it", law: "GDPR Articles 18 and 21, PDPA section 14" },
      { right: "get it as a file, to take elsewhere", law: "GDPR Article 20" },
      { right: "complain to an authority", law: "GDPR Article 77, PDPA section 19" },
    ],
    how: (email: string, phone: string) =>
      `Write to ${email} or call ${phone}. Tell us the reference of your enquiry, or write from the address that you gave us, so that we know it is you. We answer within a month, free of charge. With the link of your enquiry's own page you can also erase it there yourself.`,
    authorities:
      "Complaints go to the Data Protection Authority of Sri Lanka, or to the data protection authority of the country where you live.",
  },
}

/** `24` is 'Two years', `18` is '18 months'. */
function monthsInWords(months: number): string {
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? "A year" : months === 24 ? "Two years" : `${months / 12} years`
}
