import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type Plugin } from "vite"

// What hydrated screens have in common, and the styles of every page. A route's own module stays a file of its own: the
// router asks for it by name.
const SHARED = /\/(app\/(ui\/(?!scene-)|forms\/)|app\/site\/(frame|not-found)\/(?!route\.)|app\/site\/[^/]+$)/

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

export default defineConfig({
  plugins: [reactRouter(), keepStyles],
  worker: { format: "es" },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The design needs light-dark() of a browser anyway; without this each of its colours would stand there twice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A screen's scripts come in eleven files instead of twenty-eight: on a slow line each one is a wait.
            codeSplitting: {
              groups: [
                { name: "react", test: /\/node_modules\// },
                { name: "shared", test: SHARED },
              ],
            },
          },
        },
      },
    },
  },
})
