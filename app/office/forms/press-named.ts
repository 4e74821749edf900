/** What a button does, by its name; undefined for a name that no button has, `constructor` and its like among them. */
export function pressNamed<Press>(presses: Readonly<Record<string, Press>>, name: string): Press | undefined {
  return Object.hasOwn(presses, name) ? presses[name] : undefined
}
