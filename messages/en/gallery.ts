/** The navigation of the gallery. Captions and alternative texts are content. */
export const gallery = {
  page: {
    name: "Gallery",
    description: (count: number) =>
      `${count} posters of Sri Lanka: the places in our travel guides, and more sights along the roads between them. Choose a poster to see it large.`,
  },
  lead: (count: number) =>
    `${count} posters of the island: places with a guide of their own, and sights from the road.`,
  pages: "Gallery pages",
  slides: "Pictures, scroll sideways",
  slide: (number: number) => `Slide ${number}`,
  slideOf: (number: number, count: number) => `Slide ${number} of ${count}`,
  previous: "Previous pictures",
  next: "Next pictures",
  toLast: "Go to the last pictures",
  toFirst: "Back to the first pictures",
  enlarge: "Show large",
  pictureOf: (number: number, count: number) => `${number} of ${count}`,
  previousPicture: (caption: string) => `Previous picture, ${caption}`,
  nextPicture: (caption: string) => `Next picture, ${caption}`,
  guideTo: (placeName: string) => `Guide to ${placeName}`,
  addToTrip: "Add to my trip",
  all: "All pictures",
}
