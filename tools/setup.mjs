// Installs and builds what a command needs, if it is missing or outdated. Runs on any version of Node, before the
// dependencies are installed; therefore it is plain JavaScript without packages.
//   node tools/setup.mjs [--build] [--dev] [--prune] [--browser] [--lighthouse] [--nu-checker] [--fonts]
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const BUILD_STAMP = "build/.stamp"
const BUILD_INPUTS = ["app", "content", "domain", "lib", "messages", "public"]
const BUILD_SETTINGS = ["vite.config.ts", "react-router.config.ts", "tsconfig.json", "tools/precompress.ts"]
/** A file of a package that only `devDependencies` need: missing after `npm prune --omit=dev`. */
const DEV_PACKAGE = "node_modules/@react-router/dev/package.json"
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell"
const BROWSERS = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const isRootOnDebian = existsSync("/etc/debian_version") && process.getuid?.() === 0

process.chdir(join(import.meta.dirname, ".."))
const options = new Set(process.argv.slice(2))

const lockHash = hashLockFile(".")
const inputsHash = options.has("--build") ? hashBuildInputs(lockHash) : null
const mustBuild = inputsHash !== null && readIfExists(BUILD_STAMP) !== inputsHash
installDependencies(".", { withTools: mustBuild || options.has("--dev") })
if (mustBuild) build(inputsHash)
if (options.has("--prune")) prune()
if (options.has("--browser")) {
  installBrowser()
  installOtherEngines()
}
if (options.has("--lighthouse")) installDependencies("tools/lighthouse")
if (options.has("--nu-checker")) installDependencies("tools/nu-checker")
if (options.has("--fonts")) installDependencies("tools/fonts")

/**
 * Installs the packages of the lock file if it or the platform changed since the last time. `withTools`: also if
 * `npm prune --omit=dev` removed the packages that build and check the site.
 */
function installDependencies(folder, { withTools = false } = {}) {
  const stamp = join(folder, "node_modules/.setup-stamp")
  const isPruned = withTools && !existsSync(DEV_PACKAGE)
  if (readIfExists(stamp) === hashLockFile(folder) && !isPruned) return
  log(folder === "." ? "installing dependencies" : `installing the dependencies of ${folder}`)
  // With the Node that runs npm, not the one inside node_modules: `npm ci` deletes that one.
  const npm = process.env.npm_execpath
  // --include=dev, because npm leaves out devDependencies with NODE_ENV=production.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  if (npm?.endsWith(".js"))
    run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { cwd: folder })
  else run("npm", args, { cwd: folder })
  writeFileSync(stamp, hashLockFile(folder))
}

function hashLockFile(folder) {
  return sha256([readIfExists(join(folder, "package-lock.json")), process.platform, process.arch])
}

/** Builds pages, scripts and styles. */
function build(inputsHash) {
  log("building")
  rmSync("build", { recursive: true, force: true })
  run("npm", ["run", "--silent", "build"])
  mkdirSync("build", { recursive: true })
  writeFileSync(BUILD_STAMP, inputsHash)
}

/** A hash of all inputs of the build: the site is built again only if it changed. */
function hashBuildInputs(lockHash) {
  return sha256([lockHash, ...BUILD_SETTINGS.map(readIfExists), ...BUILD_INPUTS.flatMap(namesAndContents)])
}

/**
 * Removes every package that the running site does not need. `npm prune --omit=dev` keeps vite, vitest and TypeScript, because
 * some dependencies have them as optional peers.
 */
function prune() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  const needed = new Set()
  const markNeeded = (path) => {
    if (needed.has(path)) return
    needed.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path]
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      markNeeded(resolvePackage(name, path, packages))
  }
  markNeeded("")
  const unneeded = Object.keys(packages).filter((path) => !needed.has(path) && existsSync(path))
  for (const path of unneeded) rmSync(path, { recursive: true, force: true })
  log(`removed ${unneeded.length} packages that only build or test the site`)
}

/** The path where Node finds package `name` from the package at `path`: its own node_modules or one further up. */
function resolvePackage(name, path, packages) {
  const candidate = join(path, "node_modules", name).replaceAll("\\", "/")
  if (candidate in packages || path === "") return candidate
  return resolvePackage(name, path.slice(0, Math.max(path.lastIndexOf("node_modules/") - 1, 0)), packages)
}

/**
 * Installs a browser for the browser tests. As root on Debian that is the headless shell, which takes half of the processor time that
 * Chromium takes. Elsewhere it is Playwright's Chromium, if neither Chromium nor Chrome is installed.
 */
function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return
  if (isRootOnDebian && installWithApt(["chromium-headless-shell", "fonts-liberation"])) return
  if (BROWSERS.some((path) => path && existsSync(path))) return
  log("installing Playwright's chromium")
  run("npx", ["playwright", "install", "chromium"])
}

/** Installs Firefox and WebKitGTK, only as root on Debian. Without them the journeys in those engines are skipped. */
function installOtherEngines() {
  const missing = [
    ["firefox-esr", "/usr/bin/firefox-esr"],
    ["webkit2gtk-driver", "/usr/bin/WebKitWebDriver"],
    ["xvfb", "/usr/bin/Xvfb"],
  ].filter(([, program]) => !existsSync(program))
  if (missing.length > 0 && isRootOnDebian && !installWithApt(missing.map(([name]) => name)))
    log("the journeys that need them are skipped")
}

/** Installs Debian packages, and returns whether that succeeded. */
function installWithApt(packages) {
  log(`installing Debian's ${packages.join(", ")}`)
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  spawnSync("apt-get", ["update", "-qq"], options)
  const install = ["install", "-y", "-qq", "--no-install-recommends"]
  const { status } = spawnSync("apt-get", [...install, ...packages], options)
  if (status !== 0) log(`could not install ${packages.join(", ")}`)
  return status === 0
}

function namesAndContents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((file) => join(file.parentPath ?? file.path, file.name)).sort()
  return paths.flatMap((path) => [path, readFileSync(path)])
}

function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : ""
}

function sha256(chunks) {
  const hash = createHash("sha256")
  for (const chunk of chunks) hash.update(chunk).update("\0")
  return hash.digest("hex")
}

function run(command, args, options = {}) {
  const shell = process.platform === "win32"
  const { status, error } = spawnSync(command, args, { stdio: "inherit", shell, ...options })
  if (status === 0) return
  console.error(`setup: '${command} ${args.join(" ")}' failed (${error?.message ?? `exit ${status}`})`)
  process.exit(status || 1)
}

function log(message) {
  console.log(`setup: ${message}`)
}
