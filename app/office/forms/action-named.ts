/** What a button does, by its name; undefined for a name that no button has, `constructor` and its like among them. */
export function actionNamed<Action>(
  actions: Readonly<Record<string, Action>>,
  name: string,
): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined
}
