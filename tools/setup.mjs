// Brings what a command needs, and only what is missing. Runs on whatever Node the machine has, before any
// dependency exists; therefore plain JavaScript and nothing but Node.
//   node tools/setup.mjs [--build] [--browser] [--lighthouse] [--nu-checker]
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const BUILD_STAMP = "build/.stamp"
const BUILT_FROM = ["app", "content", "domain", "messages", "public"]
const BUILD_SETTINGS = ["vite.config.ts", "react-router.config.ts", "tsconfig.json", "tools/precompress.ts"]
const BROWSERS = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

process.chdir(join(import.meta.dirname, ".."))
const wanted = new Set(process.argv.slice(2))

const dependencies = installDependencies(".")
if (wanted.has("--build")) build(dependencies)
if (wanted.has("--browser")) {
  installBrowser()
  installOtherEngines()
}
if (wanted.has("--lighthouse")) installDependencies("tools/lighthouse")
if (wanted.has("--nu-checker")) installDependencies("tools/nu-checker")

/** Exactly what the lock file says, again only when it or the machine changed. */
function installDependencies(folder) {
  const stamp = join(folder, "node_modules/.setup-stamp")
  const lock = sha256([contentOf(join(folder, "package-lock.json")), process.platform, process.arch])
  if (contentOf(stamp) === lock) return lock
  say(folder === "." ? "installing dependencies" : `installing the dependencies of ${folder}`)
  // With the Node that runs npm, not the one inside node_modules: `npm ci` deletes that one.
  const npm = process.env.npm_execpath
  const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
  if (npm?.endsWith(".js"))
    run(process.env.npm_node_execpath ?? process.execPath, [npm, ...options], { cwd: folder })
  else run("npm", options, { cwd: folder })
  writeFileSync(stamp, lock)
  return lock
}

/** Screens, scripts and styles, again only when a source of theirs changed. */
function build(lock) {
  const sources = sha256([lock, ...BUILD_SETTINGS.map(contentOf), ...BUILT_FROM.flatMap(namesAndContents)])
  if (contentOf(BUILD_STAMP) === sources) return
  say("building")
  rmSync("build", { recursive: true, force: true })
  run("npm", ["run", "--silent", "build"])
  mkdirSync("build", { recursive: true })
  writeFileSync(BUILD_STAMP, sources)
}

/** A browser for the browser tests: one that is there, Debian's where we may install it, otherwise Playwright's own. */
function installBrowser() {
  if (BROWSERS.some((path) => path && existsSync(path))) return
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    say("installing Debian's chromium")
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    run("apt-get", ["update", "-qq"], { env })
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], {
      env,
    })
  } else {
    say("installing Playwright's chromium")
    run("npx", ["playwright", "install", "chromium"])
  }
}

/** Firefox and Safari's engine, where Debian has them and we may install. Without them their journeys are skipped by name. */
function installOtherEngines() {
  const missing = [
    ["firefox-esr", "/usr/bin/firefox-esr"],
    ["webkit2gtk-driver", "/usr/bin/WebKitWebDriver"],
    ["xvfb", "/usr/bin/Xvfb"],
  ].filter(([, program]) => !existsSync(program))
  if (missing.length === 0 || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return
  const packages = missing.map(([name]) => name)
  say(`installing Debian's ${packages.join(", ")}`)
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  spawnSync("apt-get", ["update", "-qq"], options)
  const install = ["install", "-y", "-qq", "--no-install-recommends"]
  const { status } = spawnSync("apt-get", [...install, ...packages], options)
  if (status !== 0) say(`could not install ${packages.join(", ")}: the journeys that need them are skipped`)
}

function namesAndContents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((file) => join(file.parentPath ?? file.path, file.name)).sort()
  return paths.flatMap((path) => [path, readFileSync(path)])
}

function contentOf(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : ""
}

function sha256(parts) {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part).update("\0")
  return hash.digest("hex")
}

function run(command, args, options = {}) {
  const shell = process.platform === "win32"
  const { status, error } = spawnSync(command, args, { stdio: "inherit", shell, ...options })
  if (status === 0) return
  console.error(`setup: '${command} ${args.join(" ")}' failed (${error?.message ?? `exit ${status}`})`)
  process.exit(status || 1)
}

function say(what) {
  console.log(`setup: ${what}`)
}
