import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type Plugin } from "vite"
import { HYDRATED_SCREENS } from "./messages/messages.ts"
import packageFile from "./package.json" with { type: "json" }
import { shortClassName } from "./tools/class-names.ts"

/** The oldest browsers that work, as Vite names them: `chrome109`, `ios16.4`. See docs/browsers.md. */
const SUPPORT_FLOOR = packageFile.browserslist.map((browser) =>
  browser.replace("ios_saf", "ios").replace(" ", ""),
)

// The routes whose scripts a browser loads: those of the hydrated screens, and what is around every screen.
const ROUTE = /\/app\/(root|(site|office)\/[^/]+\/route)\.tsx(\?__react-router-build-client-route)?$/
const TAKEN_OVER = new RegExp(`/app/(root|site/(frame|${HYDRATED_SCREENS.join("|")})/route)\\.tsx`)

// What every hydrated screen needs, and the styles of parts that the server draws on many.
const SHARED =
  /\/(app\/(forms\/|ui\/(?!scene-|(vehicle-.*|pager)\.tsx))|app\/site\/((frame|not-found)\/(?!route\.)|[^/]+$|fleet\/.*\.css)|domain\/money)/

// Libraries, and what the texts of a screen need too: Vite has a script that is asked for later bring the style sheets of all that
// it imports, and they stand in the page already.
const WITHOUT_STYLES = /\/(node_modules\/|domain\/grouped)/

// The list of vehicles, which home and listings have in common.
const FLEET = /\/app\/(site\/fleet\/|ui\/(vehicle-|pager))/

/**
 * A part that only the server draws is no part of the browser's script, but its styles are of the page's style sheet:
 * without this they would be left out with it.
 */
const keepStyles: Plugin = {
  name: "keep-styles",
  transform: {
    order: "post",
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
}

/**
 * Nobody loads the script of a page that only tells, but the build makes one, and what it asks for would stand in the
 * scripts that others load. Only the styles of such a page are kept.
 */
const leaveOutTelling: Plugin = {
  name: "leave-out-telling",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    order: "post",
    filter: { id: { include: ROUTE, exclude: TAKEN_OVER } },
    handler: (code) => ({
      code: code
        .replace(/^export \{[^}]*\} from(?= "\.\/route\.tsx")/, "import")
        // Called as the module is read, which nobody does for its own sake.
        .replace(/(?<=^export default )(?=_UNSAFE_with)/m, "/* @__PURE__ */ "),
      map: null,
    }),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), keepStyles, leaveOutTelling],
  worker: { format: "es" },
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: SUPPORT_FLOOR,
    cssTarget: SUPPORT_FLOOR,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // On the page of a vehicle the server draws the list of others; its styles are among the shared ones. The domain does
          // nothing when it is read: without this its tables that are worked out, which only pages of the office use, would be
          // kept, and what they share with a visitor's screen would be files of their own.
          treeshake: {
            moduleSideEffects: [
              { test: /\/(app\/ui\/vehicle-(card|road)\.tsx|domain\/.*\.ts)$/, sideEffects: false },
            ],
          },
          output: {
            // A screen's scripts come in eleven files instead of twenty-eight: on a slow line each one is a wait.
            codeSplitting: {
              groups: [
                { name: "react", test: WITHOUT_STYLES },
                { name: "shared", test: SHARED },
                { name: "fleet", test: FLEET },
              ],
            },
          },
        },
      },
    },
  },
}))
