import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes"
import { TITLED_PAGES } from "./pages.ts"

// The route table. The public URLs are those of docs/requirements.md, R2.1.
export default [
  index("site/start/route.ts"),
  // The list of vehicles as JSON, which the search reads in the browser.
  route("fleet.json", "site/fleet/fleet-json.ts"),
  // Whether a vehicle is already booked, for its page while the dates are typed.
  route("cars/:slug/availability", "site/vehicle/availability/availability-json.ts"),
  // The rental period of a visitor's page for their calendar.
  route("my/:reference/:key/calendar.ics", "site/my/calendar/route.ts"),
  // A planned trip as files.
  route("plan.ics", "site/plan/plan-ics.ts"),
  route("plan.gpx", "site/plan/plan-gpx.ts"),
  // The pages and files that a device stores with a planned trip.
  route("plan/offline.json", "site/plan/offline/offline-json.ts"),
  // For crawlers and tools.
  route("sitemap.xml", "site/seo/sitemap.ts"),
  route("robots.txt", "site/seo/robots.ts"),
  route("llms.txt", "site/seo/llms.ts"),
  route(".well-known/security.txt", "site/seo/security-txt.ts"),
  ...prefix("office", [
    layout("office/sign-in-layout/route.tsx", [
      route("sign-in", "office/sign-in/route.tsx"),
      route("sign-in/code", "office/sign-in-code/route.tsx"),
      route("signed-out", "office/signed-out/route.tsx"),
      // One-time links. The link of the first owner is written to a file at the first start. The link for a new password is
      // emailed.
      route("welcome/:secret", "office/welcome/route.tsx"),
      route("forgot-password", "office/forgot-password/route.tsx"),
      route("new-password/:secret", "office/new-password/route.tsx"),
    ]),
    layout("office/layout/route.tsx", [
      index("office/start/route.ts"),
      route("today", "office/today/route.tsx"),
      route("bookings/new", "office/new-booking/route.tsx"),
      route("enquiries", "office/enquiries/route.tsx"),
      route("enquiries.csv", "office/enquiries-csv/route.ts"),
      route("enquiries.json", "office/enquiries-json/route.ts"),
      route("enquiries/live", "office/enquiries-live/route.ts"),
      route("enquiries/:reference", "office/enquiry/route.tsx"),
      route("enquiries/:reference/booking", "office/booking/route.tsx"),
      route("enquiries/:reference/confirm", "office/confirm/route.tsx"),
      route("enquiries/:reference/agreement", "office/agreement/route.tsx"),
      route("calendar", "office/calendar/route.tsx"),
      route("calendar/block", "office/new-block/route.tsx"),
      route("calendar/bookings/:id", "office/calendar-booking/route.ts"),
      route("calendar/hires/:id", "office/calendar-booking/former-url.ts"),
      route("calendar/blocks/:id", "office/block/route.tsx"),
      route("rates", "office/rates/route.tsx"),
      route("rates/:vehicleId", "office/vehicle-rates/route.tsx"),
      route("vehicles", "office/vehicles/route.tsx"),
      route("vehicles/new", "office/vehicle-new/route.tsx"),
      route("vehicles/:id", "office/vehicle/route.tsx"),
      route("vehicles/:id/pictures", "office/vehicle-pictures/route.tsx"),
      route("categories", "office/categories/route.tsx"),
      route("categories/:id", "office/category/route.tsx"),
      route("services", "office/extras/route.tsx"),
      route("services/:id", "office/extra/route.tsx"),
      route("site", "office/site/overview/route.tsx"),
      route("site/contact", "office/site/contact/route.tsx"),
      route("site/notices", "office/site/notices/route.tsx"),
      route("site/notices/:number", "office/site/notice/route.tsx"),
      route("site/questions", "office/site/questions/route.tsx"),
      route("site/questions/:number", "office/site/question/route.tsx"),
      route("site/gallery", "office/site/gallery/route.tsx"),
      route("site/gallery/:scene", "office/site/picture/route.tsx"),
      route("site/rules", "office/site/rules/route.tsx"),
      route("site/agents", "office/site/agents/route.tsx"),
      route("site/abroad", "office/site/abroad/route.tsx"),
      route("site/availability", "office/site/availability/route.tsx"),
      route("site/seasons", "office/site/seasons/route.tsx"),
      route("site/seasons/:number", "office/site/season/route.tsx"),
      route("site/costs", "office/site/costs/route.tsx"),
      route("site/licence", "office/site/licence/route.tsx"),
      route("site/replies", "office/site/replies/route.tsx"),
      route("site/replies/:language/:template", "office/site/reply/route.tsx"),
      route("second-factor", "office/second-factor/route.tsx"),
      route("account", "office/account/route.tsx"),
      route("password", "office/password/route.tsx"),
      route("new-phone", "office/new-phone/route.tsx"),
      route("paper-codes", "office/backup-codes/route.tsx"),
      route("staff", "office/staff/route.tsx"),
      route("delivery", "office/delivery/route.tsx"),
      route("history", "office/history/route.tsx"),
      route("privacy", "office/privacy/route.tsx"),
      route("privacy/visitor", "office/privacy-visitor/route.tsx"),
      route("privacy/export", "office/privacy-export/route.ts"),
      route("privacy/erase", "office/privacy-erase/route.tsx"),
      // Shown before an owner's action that needs a fresh code.
      route("give-code", "office/give-code/route.tsx"),
      route("sign-out", "office/sign-out/route.ts"),
      route("*", "office/not-found/route.tsx"),
    ]),
  ]),
  layout("site/layout/route.tsx", [
    ...TITLED_PAGES.flatMap(({ pattern, module }) => (module ? route(pattern.slice(1), module) : [])),
    route("cars/:slug", "site/vehicle/route.tsx"),
    route("carlist/:slug?", "site/listing/route.tsx"),
    route("trips/:slug", "site/trip/route.tsx"),
    // The private page of an enquiry. Its key is in the link that only its visitor and the office have.
    layout("site/my/layout.tsx", [
      route("my", "site/my/route.tsx"),
      route("my/:reference/:key?", "site/my/page/route.tsx"),
      route("my/:reference/:key/cancel", "site/my/cancel/route.tsx"),
      route("my/:reference/:key/erase", "site/my/erase/route.tsx"),
    ]),
    // /rent-a-car-to-{place}, /rent-a-car-sri-lanka and /rent-a-car-guide; any other path of one segment is not found
    route(":page", "site/guide/route.tsx"),
    route("*", "site/not-found/route.tsx"),
  ]),
] satisfies RouteConfig
