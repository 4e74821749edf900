import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes"

// The route table, in the order of the specification, section 2.
export default [
  index("site/start/route.ts"),
  // The list of vehicles for a browser that searches while its visitor types.
  route("fleet.json", "site/fleet/fleet-json.ts"),
  // For programs that look for our pages.
  route("sitemap.xml", "site/machines/sitemap.ts"),
  route("robots.txt", "site/machines/robots.ts"),
  route("llms.txt", "site/machines/llms.ts"),
  ...prefix("office", [
    layout("office/entrance/route.tsx", [
      route("sign-in", "office/sign-in/route.tsx"),
      route("sign-in/code", "office/code/route.tsx"),
      // One-time links: the owner's is made by the first start, that for a new password is mailed.
      route("welcome/:secret", "office/welcome/route.tsx"),
      route("forgot-password", "office/forgot-password/route.tsx"),
      route("new-password/:secret", "office/new-password/route.tsx"),
    ]),
    layout("office/frame/route.tsx", [
      index("office/start/route.ts"),
      route("enquiries", "office/enquiries/route.tsx"),
      route("enquiries.csv", "office/enquiries-csv/route.ts"),
      route("enquiries/:reference", "office/enquiry/route.tsx"),
      route("calendar", "office/calendar/route.tsx"),
      route("calendar/block", "office/new-block/route.tsx"),
      route("calendar/hires/:id", "office/hire/route.tsx"),
      route("calendar/blocks/:id", "office/block/route.tsx"),
      route("rates", "office/rates/route.tsx"),
      route("rates/:vehicleId", "office/vehicle-rates/route.tsx"),
      route("second-factor", "office/second-factor/route.tsx"),
      route("account", "office/account/route.tsx"),
      route("password", "office/password/route.tsx"),
      route("staff", "office/staff/route.tsx"),
      route("history", "office/history/route.tsx"),
      route("privacy", "office/privacy/route.tsx"),
      route("privacy/visitor", "office/privacy-visitor/route.tsx"),
      route("privacy/export", "office/privacy-export/route.ts"),
      route("privacy/erase", "office/privacy-erase/route.tsx"),
      route("sign-out", "office/sign-out/route.ts"),
      route("*", "office/not-found/route.tsx"),
    ]),
  ]),
  layout("site/frame/route.tsx", [
    route("home", "site/home/route.tsx"),
    route("about", "site/about/route.tsx"),
    route("cars/:slug", "site/vehicle/route.tsx"),
    route("contact", "site/contact/route.tsx"),
    route("carlist/:slug?", "site/listing/route.tsx"),
    route("faq", "site/faq/route.tsx"),
    route("gallery", "site/gallery/route.tsx"),
    route("terms-and-conditions", "site/terms/route.tsx"),
    route("agreement", "site/agreement/route.tsx"),
    route("guides", "site/guides/route.tsx"),
    route("credits", "site/credits/route.tsx"),
    // /rent-a-car-to-{place}, /rent-a-car-sri-lanka and /rent-a-car-guide; anything else of one part is not found
    route(":page", "site/guide/route.tsx"),
    route("*", "site/not-found/route.tsx"),
  ]),
] satisfies RouteConfig
