/** The messages for a request that is refused before a route handles it, by HTTP status. */
export const refused = {
  title: (title: string) => `Rent Car Service - ${title}`,
  home: "Back to home",
  400: {
    title: "Unreadable request",
    advice: "The request could not be read. Go back, reload the page and try again.",
  },
  403: {
    title: "Not possible here",
    advice: "This page can't be opened from inside another page. Open it in a tab of its own.",
  },
  404: { title: "Page not found", advice: "There is no page at this address." },
  405: { title: "Not possible here", advice: "That can't be sent to this page. Go back and try again." },
  413: {
    title: "Too much text",
    advice: "That was more than our forms can hold. Go back and send a shorter message.",
  },
  /** The text for 413 on the page that uploads photos. */
  photos: {
    title: "Too many photos at once",
    advice: "Together they are larger than 60 MB. Go back and add fewer at a time. Nothing was added.",
  },
  415: {
    title: "Not a form",
    advice: "That can't be sent to this page. Go back and use the form on the page.",
  },
  500: {
    title: "Unexpected Application Error!",
    advice: "Something went wrong on our side. Please try again in a minute, or call us.",
  },
}
