/** Captions and alternative texts are content; here is how one walks through the pictures. */
export const gallery = {
  page: {
    name: "Gallery",
    description:
      "Forty-eight pictures of our cars, vans, coaches and wedding cars, on the coast, in the tea hills, below the rock and in the dry country.",
  },
  lead: (count: number) => `${count} pictures of our vehicles and the roads they know.`,
  pages: "Gallery pages",
  slides: "Pictures, scroll sideways",
  slide: (number: number) => `Slide ${number}`,
  slideOf: (number: number, count: number) => `Slide ${number} of ${count}`,
  previous: "Previous pictures",
  next: "Next pictures",
  toLast: "To the last pictures",
  toFirst: "Back to the first pictures",
}
