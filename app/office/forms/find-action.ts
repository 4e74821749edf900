/** The action of the submitted button, by its name; undefined for an unknown name, and for inherited ones such as `constructor`. */
export function findAction<Action>(
  actions: Readonly<Record<string, Action>>,
  name: string,
): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined
}
