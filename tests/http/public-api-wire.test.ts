import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSite, type Site } from "#tests/support/site.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

// The exact names of docs/requirements.md, R14. server/http/public-api.test.ts tests their values.
const LISTED_FIELDS =
  "id image_path model name discount_type speed current_sale_price size wholesale_minimum_qty current_purchase_cost category_id"
const DETAILS_FIELDS =
  "name description image_path product_image category_id unlimited_price one_week_per_day_rate two_week_per_day_rate three_week_per_day_rate one_month_per_day_rate three_months_per_day_rate six_months_per_day_rate one_week_per_total two_week_per_total three_week_per_total one_months_per_total three_months_per_total six_months_per_total ac automatic_shift doors seats air_baloons size discount_type wholesale_minimum_qty"

describe("the public API", () => {
  it.each([
    ["/api/all/category/subcategory", "id name path"],
    ["/api/product/allProduts", LISTED_FIELDS],
    ["/api/product/details?id=toyota-premio-g-superior", DETAILS_FIELDS],
    ["/api/vehicle/services", "id service_name price input_type"],
  ])("answers GET %s with the fixed fields", async (path, fields) => {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(200)
    const items = [await response.json()].flat()
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(Object.keys(item)).toEqual(expect.arrayContaining(fields.split(" ")))
  })

  it("serves every vehicle's picture at /{image_path}", async () => {
    const vehicles: { image_path: string }[] = await (
      await fetch(`${site.url}/api/product/allProduts`)
    ).json()
    const statuses = vehicles.map(async ({ image_path }) => (await fetch(`${site.url}/${image_path}`)).status)
    expect(await Promise.all(statuses)).toEqual(vehicles.map(() => 200))
  })
})
