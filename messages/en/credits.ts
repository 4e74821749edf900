/** The page with the works of others that the site is made with. The works are content; these are the texts around them. */
export const credits = {
  page: {
    name: "Credits",
    description:
      "The open data, fonts and software behind this site: maps and places, typefaces, the programs that run in your browser, and their licences.",
  },
  title: "Credits and licences",
  lead: "This site is built on work that others share freely. Here is whose work it is, what we use it for, and its licence.",
  licence: "Licence",
  changes: "Our changes",
}
