import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import packageFile from "./package.json" with { type: "json" }

/** The oldest browsers that work, as Vite names them: `chrome109`, `ios16.4`. See docs/browsers.md. */
const SUPPORT_FLOOR = packageFile.browserslist.map((browser) =>
  browser.replace("ios_saf", "ios").replace(" ", ""),
)

const isOfOffice = (id: string) => /\/(app\/office|domain\/agreed)\/|\/domain\/pricing\/typed-amount/.test(id)
const isOnMostPages = (id: string) =>
  !isOfOffice(id) && !/\/(app\/site\/fleet|domain\/catalogue)\/|\/app\/ui\/empty-state/.test(id)

export default defineConfig({
  plugins: [reactRouter()],
  // The islands are built apart from the routes (`islands/start.ts`). Modules that several islands import are one file, because each
  // file is a request. Modules of the office, and of lists of vehicles, are in files that the other pages do not load.
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        // No annotations, because nothing bundles these files again, and no notices of licences, because the page of credits
        // links to the whole licences.
        comments: { annotation: false, legal: false },
        codeSplitting: {
          groups: [
            { name: "shared", test: isOnMostPages, minShareCount: 2, priority: 1 },
            { name: "office", test: isOfOffice, minShareCount: 2 },
            { name: "lists", minShareCount: 2 },
          ],
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Of the routes' bundles browsers load only the style sheets: one for what all pages share, and one or two of the page. The
          // planner and the trips share one, because each file is a request before the first paint.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "shared",
                  test: /\/app\/(ui|forms|islands|site\/layout)\/|\/(side-costs|guide-table)\.module\.css$/,
                },
                { name: "plan", test: /\/app\/(plan|site\/plan)\/.*\.css$/ },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: SUPPORT_FLOOR,
    cssTarget: SUPPORT_FLOOR,
  },
})
