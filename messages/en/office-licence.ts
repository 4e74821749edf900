import type { Licence } from "#domain/content/licence-rules.ts"

/** The page on which our staff edit the rules of 'May I drive?'. An 'office' on it is a public office that issues permits. */
export const officeLicence = {
  intro:
    "Visitors read these facts on the page 'May I drive?'. Write only what a source says, and change the day when you have read the sources again. In a list, each line is one entry.",
  general: "Days and ages",
  office: (number: number) => `Office ${number}`,
  newOffice: (number: number) => `Office ${number} (new)`,
  licences: { sriLanka: "Licence from Sri Lanka", foreign: "Licence from abroad" } satisfies Record<
    Licence,
    string
  >,
  caseName: (licence: string, vehicle: string) => `${licence}: ${vehicle.toLowerCase()}`,
  fieldLabel: (name: string, field: string) => `${name}: ${field}`,
  fields: {
    readOn: "Day on which you last read the sources",
    drivingAge: "Age from which the law lets people drive",
    experienceAge: "Highest minimum age for any of our vehicles",
    experienceYears: "Most years of driving experience for any of our vehicles",
    notKnown: "What we do not know",
  },
  hints: {
    readOn: "The page shows this day.",
    notKnown: "One sentence on each line.",
  } as Partial<Record<string, string>>, // any field may be looked up
  officeFields: {
    name: "Name",
    steps: "Address and hours",
    documents: "Documents to bring",
    licenceMonths: "Months that the licence from home must still be valid",
    fees: "Fees",
    feesSeen: "Day of the report about the fees",
    note: "Note",
    sources: "Sources of this office",
  },
  officeHints: {
    name: "To remove an office, empty all its fields and take its number out of the answers below.",
    steps: "One on each line: address, opening hours, what the office does.",
    documents: "One document on each line.",
    licenceMonths: "Leave it empty if you do not know.",
    fees: "On each line: for what | rupees | months that the permit is valid. Example: One month | 15,000 | 1. Leave the months out for other fees.",
    feesSeen: "Needed where there are fees.",
    sources:
      "On each line: name | address | date | grade. Example: Ada Derana | https://adaderana.lk/ | 2025-08 | A. Write - without a date. Grade A: the law, an authority, or a newspaper that names one. B: a company or a travel guide. C: a blog, old, or not checked.",
  } as Partial<Record<string, string>>, // any field may be looked up
  caseFields: {
    answer: "Answer",
    text: "Explanation",
    needs: "What the driver needs",
    // The stored name: `ways` in domain/content/licence-rules.ts.
    ways: "Offices that issue the permit",
    sources: "Sources of this answer",
  },
  caseHints: {
    needs: "One thing on each line.",
    ways: "The numbers of the offices above, like 1, 2. Leave it empty if no permit is needed.",
    sources: "As above: name | address | date | grade.",
  } as Partial<Record<string, string>>, // any field may be looked up
  tooManyValues: (line: string, max: number, hint: string) =>
    `This line has more than ${max} parts: “${line}”. ${hint}`,
  /** The error messages, by the last part of the field's name. */
  fieldErrors: {
    readOn: "Choose the day on which you read the sources",
    drivingAge: "Enter an age in years, like 18",
    experienceAge: "Enter an age in years, like 23",
    experienceYears: "Enter years, like 2",
    notKnown: "Write 1 to 20 lines, each up to 300 characters",
    name: "Write a name that no other office has, up to 300 characters",
    steps: "Write 1 to 12 lines, each up to 300 characters",
    documents: "Write 1 to 12 lines, each up to 300 characters",
    licenceMonths: "Enter whole months from 1 to 120, or leave it empty",
    fees: "Write each fee once, like One month | 15,000 | 1, with whole rupees and months",
    feesSeen: "Choose the day of the report about these fees",
    note: "Write a note, up to 800 characters",
    sources:
      "Write each source once, like Ada Derana | https://adaderana.lk/ | 2025-08 | A. An office needs at least one",
    text: "Write an explanation, up to 800 characters",
    needs: "Write up to 12 lines, each up to 300 characters",
    ways: "Enter numbers of offices on this page, like 1, 2",
    other: "Choose one from the list",
  },
}
