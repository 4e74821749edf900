// Preloaded by Node. Sets the program's clock CLOCK_AHEAD_SECONDS ahead.
const offsetMs = Number(process.env.CLOCK_AHEAD_SECONDS) * 1000
const now = () => SystemDate.now() + offsetMs
const SystemDate = Date

globalThis.Date = new Proxy(SystemDate, {
  construct: (_, args) => Reflect.construct(SystemDate, args.length > 0 ? args : [now()]),
  get: (_, name) => (name === "now" ? now : Reflect.get(SystemDate, name)),
})
