/** Whose work the site is made with. The works themselves are content; here is what stands around them. */
export const credits = {
  page: {
    name: "Credits",
    description:
      "Whose work this site is made with: the data behind the maps and the places, the letters, the programs that reach your browser, and their licences.",
  },
  title: "Credits and licences",
  lead: "The site stands on work that others gave away. Here is whose, what we use it for, and under which licence.",
  licence: "Licence",
  changes: "Changed",
}
