import { matchRoutes, type RouteObject, type ServerBuild } from "react-router"
import { describe, expect, it } from "vitest"
import { forPath } from "./routes-for-path.ts"

const PATHS: readonly (string | undefined)[] = [
  undefined,
  "home",
  "cars/:slug",
  "carlist/:slug?",
  "fleet.json",
  ":page",
  "*",
]
const root = { id: "root", path: "", module: {} }
const routes = {
  root,
  ...Object.fromEntries(
    PATHS.map((path, index) => [
      `route ${index}`,
      { id: `route ${index}`, parentId: "root", path, index: path === undefined || undefined, module: {} },
    ]),
  ),
} as unknown as ServerBuild["routes"] // what is missing is asked for by nobody here

describe("the routes for a path", () => {
  const routesFor = forPath(routes, (some) => some)

  it.each([
    "/",
    "/home",
    "/home/",
    "/HOME",
    "/h%6Fme",
    "/cars/axio",
    "/cars",
    "/carlist",
    "/carlist/vans",
    "/carlist/vans/more",
    "/fleet.json",
    "/rent-a-car-to-ella",
    "/a/b/c",
    "//home",
  ])("lead %s where all routes would", (path) => {
    expect(matched(routesFor(path), path)).toEqual(matched(routes, path))
    expect(matched(routes, path)).not.toEqual([])
  })

  it("are few, and the same each time", () => {
    expect(pathsOf(routesFor("/carlist/vans"))).toEqual([
      "",
      undefined,
      "carlist/:slug?",
      "fleet.json",
      ":page",
      "*",
    ])
    expect(pathsOf(routesFor("/rent-a-car-to-ella"))).toEqual(["", undefined, "fleet.json", ":page", "*"])
    expect(routesFor("/carlist/vans")).toBe(routesFor("/carlist"))
    expect(routesFor("/one")).toBe(routesFor("/two"))
  })

  it("are all of them where the path is not written as theirs are", () => {
    for (const path of ["/carlist.data", "/Carlist", "/c%61rlist"]) expect(routesFor(path)).toBe(routes)
  })
})

function pathsOf(some: ServerBuild["routes"]) {
  return Object.values(some).map((route) => route?.path)
}

function matched(some: ServerBuild["routes"], path: string) {
  const { root: _, ...others } = some
  const children = Object.values(others).map((route) => ({
    id: route?.id,
    path: route?.path,
    index: route?.index,
  }))
  const tree = [{ id: "root", path: "", children }] as RouteObject[] // an index is true or not there
  return (matchRoutes(tree, path) ?? []).map(({ route, params }) => [route.id, params])
}
