/** Captions and alternative texts are content; here is how one walks through the pictures. */
export const gallery = {
  page: {
    name: "Gallery",
    description:
      "Forty-eight posters of Sri Lanka: the 36 places our guides tell of, and twelve sights from the road between them. Press one to see it large.",
  },
  lead: (count: number) =>
    `${count} posters of the island: places with a guide of their own, and sights from the road.`,
  pages: "Gallery pages",
  slides: "Pictures, scroll sideways",
  slide: (number: number) => `Slide ${number}`,
  slideOf: (number: number, count: number) => `Slide ${number} of ${count}`,
  previous: "Previous pictures",
  next: "Next pictures",
  toLast: "To the last pictures",
  toFirst: "Back to the first pictures",
  enlarge: "Show large",
  pictureOf: (number: number, count: number) => `${number} of ${count}`,
  previousPicture: (caption: string) => `Previous picture, ${caption}`,
  nextPicture: (caption: string) => `Next picture, ${caption}`,
  guideTo: (placeName: string) => `Guide to ${placeName}`,
  all: "All pictures",
}
