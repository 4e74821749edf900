import { readFileSync } from "node:fs"

/**
 * The vocabulary of schema.org: every type with its own and inherited properties. Read from the declarations of
 * `schema-dts`, which are generated from schema.org's vocabulary file.
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

/** @returns null for a type that schema.org does not define */
function propertiesOf(type: string): Set<string> | null {
  // `schema-dts` declares the own properties of a type in an interface with the suffix `Leaf`.
  return declared.has(`${type}Leaf`) ? new Set(inherited(`${type}Leaf`)) : null
}

function inherited(name: string): string[] {
  const { parents, properties } = declared.get(name) ?? { parents: [], properties: [] }
  return [...properties, ...parents.flatMap(inherited)]
}

/**
 * The problems of a JSON-LD value: the path of each property that schema.org does not define (`$.offers.cost`), and a sentence for each
 * null and each unknown or missing type.
 */
export function problemsInJsonLd(thing: unknown, path = "$"): string[] {
  if (Array.isArray(thing)) return thing.flatMap((item, index) => problemsInJsonLd(item, `${path}[${index}]`))
  if (typeof thing !== "object" || thing === null) return thing === null ? [`${path} is null`] : []
  const values = Object.entries(thing)
  const knownProperties = propertiesOfAll(Reflect.get(thing, "@type"), "@id" in thing)
  if (knownProperties === null) return [`${path} has no type, or one that schema.org does not define`]
  return values.flatMap(([name, value]) =>
    name.startsWith("@") || knownProperties.has(name)
      ? problemsInJsonLd(value, `${path}.${name}`)
      : [`${path}.${name}`],
  )
}

/** An object with two types has the properties of both. One without a type is only a reference. */
function propertiesOfAll(type: unknown, isReference: boolean): Set<string> | null {
  if (type === undefined) return isReference ? new Set() : null
  const propertiesOfEach = [type].flat().map((name) => propertiesOf(String(name)))
  return propertiesOfEach.every((properties) => properties !== null)
    ? new Set(propertiesOfEach.flatMap((all) => [...all]))
    : null
}
