import { readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { describe, expect, it } from "vitest"
import { CHANNEL_NAMES, CHANNELS, urlSettingsOf } from "#domain/delivery/delivery.ts"
import { channels } from "#messages/en/channels.ts"
import { readConfig } from "#server/config.ts"
import { withSecretFiles } from "#server/secret-files.ts"

describe.each(CHANNEL_NAMES)("the channel %s", (channel) => {
  const urlNames = urlSettingsOf(channel)

  it("has its settings in .env.example", () => {
    const names = Object.keys(parseEnv(readFileSync(".env.example", "utf8")))
    expect(names).toEqual(expect.arrayContaining([...urlNames, ...CHANNELS[channel].secrets]))
  })

  it("is a recipient in the privacy notice if it posts to a host", () => {
    expect(channels[channel].receiver !== null).toBe(urlNames.length > 0)
  })

  it("can read every secret from a file", () => {
    for (const name of [...urlNames, ...CHANNELS[channel].secrets]) {
      const { [name]: read } = withSecretFiles({ [`${name}_FILE`]: "package.json" })
      expect(read).toBe(readFileSync("package.json", "utf8").trim())
    }
  })

  it("requires an encrypted connection", () => {
    for (const name of urlNames)
      expect(() => readConfig({ [name]: "http://forms.example.lk/x" })).toThrow(`${name}: write https://`)
  })
})
