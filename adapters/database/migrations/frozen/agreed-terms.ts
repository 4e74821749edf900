// Frozen with migration 020: it must still read the rows of that time.

/** The calendar entry of a confirmed booking, with the facts of its vehicle. Amounts in cents; 0: none. */
type Entry = {
  vehicleId: string
  name: string
  units: number
  pickUpAt: string
  returnAt: string
  deposit: number
  extraKmRate: number
  hasDriver: boolean
}

type Line = {
  kind?: string
  item?: "vehicle" | { extraId?: string; serviceId?: string; name: string }
  extraId?: string
  serviceId?: string
  name?: string
  countedIn: string
  count: number
  unitPrice: number
  amount: number
}

type Stored = {
  pickUpLocation?: string
  returnLocation?: string
  quote?: { lines: Line[]; total: number | null }
}

/** @returns the agreed terms as JSON; without a price if the request had none */
export function agreedTermsOf(content: string, entry: Entry): string {
  const { vehicleId, name, units, pickUpAt, returnAt } = entry
  const stored = parsed(content)
  const quote = stored.quote?.total === null ? undefined : stored.quote
  const lines = (quote?.lines ?? []).map((line) => lineOf(line, entry))
  const extraIds = lines.map((line) => ("extraId" in line ? line.extraId : ""))
  return JSON.stringify({
    pickUpAt,
    returnAt,
    pickUpLocation: stored.pickUpLocation ?? "",
    returnLocation: stored.returnLocation ?? "",
    vehicles: [{ vehicleId, name, units }],
    lines,
    conditions: {
      kmADay: extraIds.includes("unlimited-kilometers") ? null : 100,
      extraKmRate: entry.extraKmRate || null,
      hasDriver: entry.hasDriver || extraIds.includes("need-a-driver"),
      deposit: entry.deposit ? entry.deposit * units : null,
    },
    currency: null,
  })
}

function lineOf(line: Line, { vehicleId, name, units }: Entry) {
  const { countedIn, count, unitPrice, amount } = line
  const counted = { countedIn, count, unitPrice, amount }
  const extra = typeof line.item === "object" ? line.item : line
  const isVehicle = line.kind === "vehicle" || line.item === "vehicle"
  if (isVehicle)
    return { kind: "vehicle", vehicleId, name: units === 1 ? name : `${units} × ${name}`, ...counted }
  return {
    kind: "extra",
    extraId: extra.extraId ?? extra.serviceId ?? "",
    name: extra.name ?? "",
    ...counted,
  }
}

/** A content that cannot be parsed must not stop the start: its terms have the calendar's values only. */
function parsed(content: string): Stored {
  try {
    return JSON.parse(content) as Stored
  } catch {
    return {}
  }
}
