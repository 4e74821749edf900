import type { MessageArea } from "#messages/messages.ts"

/**
 * The components that a browser hydrates, by the name in their elements' `data-island`. `messages` lists the message areas that a
 * component and its children read.
 *
 * These components do not import the router (`usePage` has the URL), and do not call `useId`, whose ids depend on the position in the
 * tree and would differ between page and island.
 */
export const ISLANDS = {
  enquiryForm: {
    load: async () => (await import("#app/site/home/enquiry-panel.tsx")).EnquiryPanel,
    messages: ["forms", "home"],
  },
  fleetList: {
    load: async () => (await import("#app/site/fleet/fleet-list.tsx")).FleetList,
    messages: ["common", "fleet"],
  },
  categoryBar: {
    load: async () => (await import("#app/site/listing/category-bar.tsx")).CategoryBar,
    messages: ["listing"],
  },
  carousel: {
    load: async () => (await import("#app/site/vehicle/vehicle-islands.ts")).Carousel,
    messages: ["vehicle"],
  },
  booking: {
    load: async () => (await import("#app/site/vehicle/vehicle-islands.ts")).Booking,
    messages: ["forms", "vehicle"],
  },
  contactForm: {
    load: async () => (await import("#app/site/contact/contact-form.tsx")).ContactForm,
    messages: ["forms", "contact"],
  },
  askForm: {
    load: async () => (await import("#app/site/plan/ask/ask-form.tsx")).AskForm,
    messages: ["forms", "planAsk"],
  },
  officeHours: {
    load: async () => (await import("#app/site/contact/office-hours.tsx")).OfficeHours,
    messages: ["contact"],
  },
  gallery: {
    load: async () => (await import("#app/site/gallery/gallery-page.tsx")).GalleryPage,
    messages: ["common", "gallery"],
  },
  stopRows: {
    load: async () => (await import("#app/site/plan/stop-rows.tsx")).StopRows,
    messages: ["forms", "stopRows"],
  },
  translation: {
    load: async () => (await import("#app/site/layout/translation-widget.tsx")).TranslationWidget,
    messages: ["common"],
  },
  mapBox: {
    load: async () => (await import("#app/site/contact/map-box.tsx")).MapBox,
    messages: ["contact"],
  },
  keepOffline: {
    load: async () => (await import("#app/site/plan/offline/keep-offline.tsx")).KeepOffline,
    messages: ["offline"],
  },
  copyButton: {
    load: async () => (await import("#app/ui/copy-button.tsx")).CopyButton,
    messages: [],
  },
  printButton: {
    load: async () => (await import("#app/office/script-buttons/print-button.tsx")).PrintButton,
    messages: [],
  },
  replyChannelButtons: {
    load: async () => (await import("#app/office/enquiry/reply-channel-buttons.tsx")).ReplyChannelButtons,
    messages: [],
  },
  templateSelect: {
    load: async () => (await import("#app/office/enquiry/template-select.tsx")).TemplateSelect,
    messages: ["forms"],
  },
  availabilityPeriod: {
    load: async () => (await import("#app/office/booking/availability-period.tsx")).AvailabilityPeriod,
    messages: [],
  },
  returnForm: {
    load: async () => (await import("#app/office/enquiry/return-form.tsx")).ReturnForm,
    messages: ["forms", "officeReturn"],
  },
  reasonFieldFocus: {
    load: async () => (await import("#app/office/today/reason-field-focus.tsx")).ReasonFieldFocus,
    messages: [],
  },
  barNames: {
    load: async () => (await import("#app/office/calendar/bar-names.tsx")).BarNames,
    messages: [],
  },
  inboxList: {
    load: async () => (await import("#app/office/enquiries/inbox-islands.ts")).InboxList,
    messages: ["forms", "officeEnquiries", "officeInbox"],
  },
  newCount: {
    load: async () => (await import("#app/office/enquiries/inbox-islands.ts")).NewCount,
    messages: ["officeEnquiries"],
  },
  fleetRatesForm: {
    load: async () => (await import("#app/office/rates/rate-islands.ts")).FleetRatesForm,
    messages: ["forms", "officeRates"],
  },
  vehicleRates: {
    load: async () => (await import("#app/office/rates/rate-islands.ts")).VehicleRatesForm,
    messages: ["forms", "officeRates", "vehicle"],
  },
} as const satisfies Record<string, { load: () => Promise<unknown>; messages: readonly MessageArea[] }>

export type IslandName = keyof typeof ISLANDS

/** The component behind a name. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]["load"]>>
