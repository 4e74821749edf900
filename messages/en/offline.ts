import { dayText } from "./checked-on.ts"

const pagesText = (guides: number) =>
  guides === 0 ? "This plan" : `This plan and ${guides} ${guides === 1 ? "guide" : "guides"}`

/** '1.4 MB', '640 KB': a size as phones show it, in thousands. */
export const sizeText = (bytes: number) =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`
    : `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`

/** The plan and its guides on a device, without a connection. */
export const offline = {
  title: "Keep for offline",
  lead: "For roads without a signal: store this plan, its prices and the guides to its places on this device, and open them without a connection.",
  noScript: "To store pages, JavaScript must be on in this browser.",
  check: "Check the size",
  checking: "Checking the size",
  size: (guides: number, bytes: number) =>
    `${pagesText(guides)}, with pictures: about ${sizeText(bytes)} on this device, and less to download.`,
  store: "Store on this device",
  storing: (done: number, all: number) => `Storing: ${done} of ${all}`,
  stored: (day: string, bytes: number) => `Stored on ${dayText(day)}, ${sizeText(bytes)}.`,
  howToOpen:
    "Bookmark this page: without a connection, it opens at the same address. A browser may delete it when the device is short of space.",
  guides: "Guides on this device:",
  storeAgain: "Store it again",
  remove: "Remove from this device",
  removed: "Removed from this device.",
  otherPlanStored: (day: string) =>
    `Another plan is stored since ${dayText(day)}. Storing this one replaces it.`,
  failed: {
    unsupported:
      "This browser cannot store pages. Private windows often cannot either: open the plan in a normal window.",
    refused: "The browser refused to store pages. Check its settings for this site, then press again.",
    noSize: "The size could not be loaded. Check your connection, then press again.",
    noSpace: "There is not enough space on this device. Delete something, then press again.",
    notRemoved: "The browser could not remove it. Press again, or delete this site's data in the browser.",
  },
  tooMany: (minutes: number) =>
    `You checked the size often in a short time. Press again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  incomplete: (missing: number, all: number) =>
    `${missing} of ${all} pages and pictures could not be stored. Check your connection, then press again.`,
  copy: {
    label: "Stored copy",
    text: (day: string) =>
      `You are reading a copy stored on ${dayText(day)}. Prices and roads may have changed since then. Links to other pages need a connection.`,
  },
}
