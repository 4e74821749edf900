import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  AdminHostSetup,
  ALTO_ID,
  HOUR_MS,
  MINIMAL_DETAILS,
  requestAll,
} from "#tests/support/admin-host-setup.ts"

let setup: AdminHostSetup
beforeEach(async () => {
  setup = await AdminHostSetup.start()
})
afterEach(() => setup.stop())

describe("the responses of an admin host", () => {
  it("may contain numbers and flags as text", async () => {
    const plainResponses = await requestAll(setup.catalogue())
    setup.host.setBehaviour("all", { kind: "numbersAsText" })
    expect(await requestAll(setup.catalogue())).toEqual(plainResponses)
  })

  it("may have numbers as ids of vehicles and categories", async () => {
    const entry = { id: 7, name: "Van", category_id: 3, discount_type: "0", model: 206 }
    setup.host.setBehaviour("vehicles", { kind: "fixedJson", json: [entry] })
    const response = await setup.catalogue().vehicles()
    expect(response).toMatchObject({
      value: [{ id: "7", categoryId: "3", gearbox: "manual", model: "206", picture: null }],
    })
  })

  // `discount_type` is the gearbox. The list and the details have different rules for it: docs/requirements.md, R14.7.
  it.each([
    [0, "manual"],
    ["0", "manual"],
    [false, "manual"],
    [1, "automatic"],
    [2, "automatic"],
    ["5", "automatic"],
    [null, "automatic"],
  ])("have discount_type %j in a list for: %s", async (discount_type, gearbox) => {
    setup.host.setBehaviour("vehicles", { kind: "fixedJson", json: [{ id: 1, name: "Van", discount_type }] })
    expect(await setup.catalogue().vehicles()).toMatchObject({ value: [{ gearbox }] })
  })

  it.each([
    [1, "automatic"],
    ["1", "automatic"],
    [true, "automatic"],
    [0, "manual"],
    [2, "manual"],
    [null, "manual"],
  ])("have discount_type %j in the details for: %s", async (discount_type, gearbox) => {
    setup.host.setBehaviour("details", { kind: "fixedJson", json: { ...MINIMAL_DETAILS, discount_type } })
    expect(await setup.catalogue().vehicle("7")).toMatchObject({ value: { specification: { gearbox } } })
  })

  it("may contain only the name and the rates of a vehicle", async () => {
    setup.host.setBehaviour("details", { kind: "fixedJson", json: MINIMAL_DETAILS })
    expect(await setup.catalogue().vehicle("7")).toEqual({
      ok: true,
      value: {
        id: "7",
        name: "Van",
        description: null,
        categoryId: null,
        pictures: [],
        pictureAlts: {},
        rates: {
          oneWeek: 600_050,
          twoWeeks: 500_000,
          threeWeeks: 400_000,
          oneMonth: 300_000,
          threeMonths: 200_000,
          sixMonths: 100_000,
        },
        statedTotals: {
          oneWeek: null,
          twoWeeks: null,
          threeWeeks: null,
          oneMonth: null,
          threeMonths: null,
          sixMonths: null,
        },
        unlimitedKilometersPrice: 0,
        chauffeurOnly: false,
        extrasNotOffered: [],
        deposit: null,
        extraKmRate: null,
        specification: {
          gearbox: "manual",
          fuel: null,
          kmPerLitre: null,
          rangeKm: null,
          seats: null,
          doors: null,
          airConditioning: null,
          airbags: null,
          body: null,
          modelYear: null,
          luggageLarge: null,
          luggageSmall: null,
          engineCc: null,
          drive: null,
        },
      },
    })
  })

  it.each(["one_week_per_day_rate", "three_week_per_day_rate", "six_months_per_day_rate"])(
    "may lack %s, and the other rates are used",
    async (field) => {
      for (const value of [undefined, null, "", "on request", 0, "0.00", -5, 1e300]) {
        setup.host.setBehaviour("details", {
          kind: "fixedJson",
          json: { ...MINIMAL_DETAILS, [field]: value },
        })
        const response = await setup.catalogue().vehicle("7")
        const rates = response.ok ? Object.values(response.value.rates) : []
        expect(rates.filter((rate) => rate === null)).toHaveLength(1)
        expect(rates.filter((rate) => rate !== null)).toHaveLength(5)
      }
      expect(setup.warnings).toEqual([])
    },
  )

  it.each([
    ["12,500.50", 1_250_050],
    ["5,500", 550_000],
    [" 1,250,000 ", 125_000_000],
    ["12,50", null],
    ["12.500,50", null],
    [",500", null],
  ])("may have thousands separators, but no other commas: %j", async (written, cents) => {
    setup.host.setBehaviour("details", {
      kind: "fixedJson",
      json: { ...MINIMAL_DETAILS, one_week_per_day_rate: written },
    })
    expect(await setup.catalogue().vehicle("7")).toMatchObject({ value: { rates: { oneWeek: cents } } })
  })

  it("remove a vehicle with invalid details from the lists for ten minutes, which is logged once", async () => {
    const catalogue = setup.catalogue()
    const isListed = async () => {
      const listed = await catalogue.vehicles()
      return listed.ok && listed.value.some(({ id }) => id === ALTO_ID)
    }
    expect(await isListed()).toBe(true)
    setup.host.setBehaviour("details", { kind: "fixedJson", json: { ...MINIMAL_DETAILS, name: null } })
    for (let i = 0; i < 2; i++) {
      expect(await catalogue.vehicle(ALTO_ID)).toEqual({ ok: false, reason: "malformed" })
    }
    expect(await isListed()).toBe(false)
    // The warnings with `call` are about the failed calls.
    expect(setup.warnings.filter((warning) => !("call" in warning))).toEqual([{ vehicleId: ALTO_ID }])
    setup.now += 10 * 60 * 1000 + 1
    expect(await isListed()).toBe(true)
    await catalogue.vehicle(ALTO_ID)
    expect(await isListed()).toBe(false)
    setup.host.setBehaviour("details", { kind: "normal" })
    expect(await catalogue.vehicle(ALTO_ID)).toMatchObject({ ok: true })
    expect(await isListed()).toBe(true)
  })

  it.each([-1, 1e300, "1e9", "5,50", Number.MAX_SAFE_INTEGER])(
    "count a price of %j as missing",
    async (price) => {
      const json = [
        { id: 1, service_name: "Driver", price },
        { id: 2, service_name: "Seat", price: "0.1" },
      ]
      setup.host.setBehaviour("services", { kind: "fixedJson", json })
      expect(await setup.catalogue().extras()).toMatchObject({ value: [{ name: "Seat", price: 10 }] })
      setup.host.setBehaviour("details", {
        kind: "fixedJson",
        json: { ...MINIMAL_DETAILS, deposit: price, unlimited_price: price },
      })
      expect(await setup.catalogue().vehicle("7")).toMatchObject({
        value: { deposit: null, unlimitedKilometersPrice: 0 },
      })
    },
  )

  it.each([
    [{ service_name: "Need a Driver (English)", input_type: "input" }, "driver", "perDay"],
    [{ service_name: "NEED A DRIVER", input_type: "radio" }, "driver", "once"],
    [{ service_name: "Need a drivers cap", input_type: "input" }, null, "once"],
    [{ service_name: "Unlimited Kilometers", input_type: "radio" }, "unlimitedKilometers", "once"],
    [{ id: "unlimited-kilometers", input_type: "radio" }, "unlimitedKilometers", "once"],
    [{ input_type: "input", unit: "per day" }, null, "perDay"],
    [{ input_type: "input", unit: "Per Days, whole hire" }, null, "perDay"],
    [{ input_type: "input", unit: "per daylight hour" }, null, "once"],
    [{ input_type: "input", unit: "per seat, whole hire" }, null, "once"],
    [{ input_type: "radio", unit: "per day" }, null, "once"],
    [{ input_type: "input" }, null, "once"],
    [{ service_name: "Chauffeur", input_type: "input", role: "driver", per_day: 1 }, "driver", "perDay"],
    [{ service_name: "Need a Driver's cap", input_type: "input", role: null, per_day: 0 }, null, "once"],
    [{ input_type: "radio", per_day: 1 }, null, "perDay"],
    [{ service_name: "Need a Driver", input_type: "input", role: 7, per_day: "often" }, "driver", "perDay"],
  ])(
    "state the role and charging of an extra, or they are recognised by its name and unit: %j",
    async (fields, role, charged) => {
      const json = [{ id: 4, service_name: "Something", price: 100, ...fields }]
      setup.host.setBehaviour("services", { kind: "fixedJson", json })
      expect(await setup.catalogue().extras()).toMatchObject({ value: [{ role, charged }] })
    },
  )

  it("are used without the entries that have no id or name, which are logged", async () => {
    const json = [{ id: 1, name: "Van" }, { id: 2 }, { name: "Car" }, { id: " ", name: "Bus" }, null]
    setup.host.setBehaviour("vehicles", { kind: "fixedJson", json })
    expect(await setup.catalogue().vehicles()).toMatchObject({ value: [{ id: "1", name: "Van" }] })
    expect(setup.warnings).toEqual([
      { path: "/api/product/allProduts", count: 4, fields: "name, id, (root)" },
    ])
  })

  it("use the first of two entries with one id", async () => {
    setup.host.setBehaviour("services", {
      kind: "fixedJson",
      json: [
        { id: 1, service_name: "Driver", price: 100 },
        { id: "1", service_name: "Seat", price: 200 },
      ],
    })
    expect(await setup.catalogue().extras()).toMatchObject({ value: [{ name: "Driver", price: 10_000 }] })
    expect(setup.warnings).toHaveLength(1)
  })

  it("may be empty lists", async () => {
    setup.host.setBehaviour("all", { kind: "fixedJson", json: [] })
    const catalogue = setup.catalogue()
    const empty = { ok: true, value: [] }
    expect(await catalogue.vehicles()).toEqual(empty)
    expect(await catalogue.categories()).toEqual(empty)
    expect(await catalogue.extras()).toEqual(empty)
  })

  it.each([[null], [{}], [[]]])("have no vehicle if the details are %j", async (json) => {
    setup.host.setBehaviour("details", { kind: "fixedJson", json })
    expect(await setup.catalogue().vehicle("7")).toEqual({ ok: false, reason: "notFound" })
    expect(setup.warnings).toEqual([])
  })

  it("are a failure, not an empty list, if the response to a list is a 404", async () => {
    setup.host.setBehaviour("all", { kind: "failing", status: 404 })
    const [vehicles, vehicle, categories, extras] = await requestAll(setup.catalogue())
    expect(vehicle).toEqual({ ok: false, reason: "notFound" })
    for (const list of [vehicles, categories, extras]) {
      expect(list).toEqual({ ok: false, reason: "unreachable" })
    }
  })

  it("use image_path as the only picture if no product_image is valid", async () => {
    const product_image = [{ image: null }, { image: "javascript:alert(1)" }, "x", {}]
    const json = { ...MINIMAL_DETAILS, image_path: "/uploads/van one.jpg", product_image }
    setup.host.setBehaviour("details", { kind: "fixedJson", json })
    expect(await setup.catalogue().vehicle("7")).toMatchObject({
      value: { pictures: [`${setup.origin}/uploads/van%20one.jpg`] },
    })
  })

  it("cause one warning for each vehicle whose stated totals differ from the rate times the days", async () => {
    const json = { ...MINIMAL_DETAILS, one_week_per_total: "42003.50", two_week_per_total: 65_000 }
    setup.host.setBehaviour("details", { kind: "fixedJson", json })
    const catalogue = setup.catalogue()
    expect(await catalogue.vehicle("7")).toMatchObject({
      value: { statedTotals: { oneWeek: 4_200_350, twoWeeks: 6_500_000 } },
    })
    setup.now += HOUR_MS
    await catalogue.vehicle("7")
    expect(setup.host.calls).toHaveLength(2)
    expect(setup.warnings).toEqual([{ vehicleId: "7", tiers: ["twoWeeks"] }])
  })
})
