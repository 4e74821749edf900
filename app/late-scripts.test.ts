import { expect, it } from "vitest"
import { onceLoaded, withDynamicImports, withManifest } from "./late-scripts.tsx"

// As the router writes it (react-router 8.5.1).
const ROUTERS_CODE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client-4.js");`

it("turns every import that would run at once into one that waits its turn", () => {
  expect(withDynamicImports(ROUTERS_CODE)).toBe(`await import("/assets/manifest-1.js");
const route0=await import("/assets/root-2.js");
const route1=await import("/assets/home-3.js");
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client-4.js");`)
})

it("puts what the router knows of this page in the place of the file about all pages", () => {
  const manifest = {
    url: "/assets/manifest-1.js",
    known: { entry: { module: "/assets/entry.client-4.js" }, routes: { root: {} } },
  }
  expect(withManifest(ROUTERS_CODE, manifest).split("\n")[0]).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/assets/entry.client-4.js"},"routes":{"root":{}}};',
  )
  const development = 'import "/@id/hmr-runtime";import "/manifest.js";'
  expect(withManifest(development, manifest)).toBe(development)
})

it("keeps the import that a development server puts first", () => {
  const code = `import "/@id/hmr-runtime";import "/manifest.js";\nimport * as route0 from "/app/root.tsx";`
  expect(withDynamicImports(code)).toBe(
    `await import("/@id/hmr-runtime");await import("/manifest.js");\nconst route0=await import("/app/root.tsx");`,
  )
})

it("leaves code that a browser can read, and asks for the preloads only when the page has loaded, whether or not a paint is reported", () => {
  const code = onceLoaded(ROUTERS_CODE, ["/assets/root-2.js"])
  expect(() => new Function(code)).not.toThrow()
  expect(code.indexOf('addEventListener("load"')).toBeLessThan(code.indexOf("modulepreload"))
  expect(code).not.toContain("PerformanceObserver")
  expect(code).toContain('"/assets/root-2.js"')
  expect(code).not.toContain("await import(href)")
})

it("reads each script in its own turn, and takes the page over with the last", () => {
  const preloads = ["/assets/entry.client-4.js", "/assets/react-5.js", "/assets/root-2.js"]
  const code = onceLoaded(ROUTERS_CODE, preloads, "/assets/entry.client-4.js")
  const [before, after = ""] = code.split(
    'for(const href of hrefs)if(href!=="/assets/entry.client-4.js")await import(href);',
  )
  expect(before).toContain(JSON.stringify(preloads))
  expect(after.indexOf("const route0=await import")).toBeGreaterThan(-1)
  expect(after.indexOf("const route0=await import")).toBeLessThan(
    after.indexOf('import("/assets/entry.client-4.js")'),
  )
})

it("writes nothing in the browser, where the router has nothing to start", () => {
  expect(onceLoaded(" ", [])).toBe(" ")
})
