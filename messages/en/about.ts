/** The about page. Its text is content; these are its headings. */
export const about = {
  page: {
    name: "About",
    description:
      "A vehicle rental company in Dambulla, in the middle of Sri Lanka: more than 50 cars, vans and coaches, 24-hour service and clear rental terms.",
  },
  kicker: "About us",
  title: "One office, more than 50 vehicles.",
  story: "Our story",
  reasons: "Why choose us",
  mission: "Our mission",
  commitment: "Our commitment",
}
