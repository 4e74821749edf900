import { readFileSync } from "node:fs"

/**
 * The vocabulary of schema.org as its own types tell it: every type with its properties, those of the types above it
 * included. Read from the declarations of `schema-dts`, which are made from schema.org's vocabulary file.
 */
const DECLARATIONS = new URL("../../node_modules/schema-dts/dist/schema.d.ts", import.meta.url)
const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+)\{\n(.*?)^\}/gms

type Declared = { parents: string[]; properties: string[] }

const declared = new Map<string, Declared>(
  [...readFileSync(DECLARATIONS, "utf8").matchAll(INTERFACE)].map(
    ([, name = "", parents = "", body = ""]) => [
      name,
      {
        parents: parents.split(",").map((parent) => parent.trim()),
        properties: [...body.matchAll(/^ {4}"([\w@]+)"\??:/gm)].map(([, property = ""]) => property),
      },
    ],
  ),
)

/** @returns null for a type that schema.org does not have. */
function propertiesOf(type: string): Set<string> | null {
  return declared.has(`${type}Leaf`) ? new Set(inherited(`${type}Leaf`)) : null
}

function inherited(name: string): string[] {
  const { parents, properties } = declared.get(name) ?? { parents: [], properties: [] }
  return [...properties, ...parents.flatMap(inherited)]
}

/** Everything in a piece of JSON-LD that schema.org does not know, each with the way to it: `$.offers.cost`. */
export function problemsInJsonLd(thing: unknown, way = "$"): string[] {
  if (Array.isArray(thing)) return thing.flatMap((item, index) => problemsInJsonLd(item, `${way}[${index}]`))
  if (typeof thing !== "object" || thing === null) return thing === null ? [`${way} is null`] : []
  const values = Object.entries(thing)
  const known = propertiesOfAll(Reflect.get(thing, "@type"), "@id" in thing)
  if (known === null) return [`${way} has a type that schema.org does not have`]
  return values.flatMap(([name, value]) =>
    name.startsWith("@") || known.has(name) ? problemsInJsonLd(value, `${way}.${name}`) : [`${way}.${name}`],
  )
}

/** A thing of two types has the properties of both; one without a type is only a reference. */
function propertiesOfAll(type: unknown, isReference: boolean): Set<string> | null {
  if (type === undefined) return isReference ? new Set() : null
  const each = [type].flat().map((name) => propertiesOf(String(name)))
  return each.every((properties) => properties !== null) ? new Set(each.flatMap((all) => [...all])) : null
}
