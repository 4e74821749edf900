/** The imprint: the company that runs the site. Everything but the headings is the company's data. */
export const imprint = {
  page: {
    name: "Imprint",
    description:
      "Who runs this site and is responsible for what it says: the company behind it, its address in Sri Lanka, phone, email and office hours.",
  },
  title: "Imprint",
  lead: (company: string) => `${company} runs this site and is responsible for what it says.`,
  company: "The company",
  since: (year: number) => `Renting out vehicles since ${year}.`,
  reach: "Contact us",
  telephone: "Phone",
  email: "Email",
  messaging: "WhatsApp",
  hours: "Office hours",
  fromTo: (opens: string, closes: string) => `${opens} to ${closes}, Sri Lankan time`,
  more: "More about the rules",
  links: {
    terms: "Terms and conditions",
    privacy: "Privacy notice",
    credits: "Credits and licences",
  },
}
