// Loaded by Node before the program, so that all of it lives so many seconds ahead.
const ahead = Number(process.env.CLOCK_AHEAD_SECONDS) * 1000
const now = () => Real.now() + ahead
const Real = Date

globalThis.Date = new Proxy(Real, {
  construct: (_, given) => Reflect.construct(Real, given.length > 0 ? given : [now()]),
  get: (_, name) => (name === "now" ? now : Reflect.get(Real, name)),
})
