import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "#tests/support/free-port.ts"
import { type Headers, sendRequest } from "./load.ts"
import { onServerCore } from "./machine.ts"

export type Nginx = { url: string; stop: () => Promise<void> }

/** Starts one nginx process, pinned to the server's core, that serves these bytes from a file, with these headers. */
export async function startNginx(bytes: Buffer, headers: Headers): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "rental-nginx-"))
  const port = await freePort()
  await writeFile(join(folder, "page"), bytes)
  await writeFile(join(folder, "nginx.conf"), configuration(folder, port, headers))
  const child = await onServerCore(async () =>
    spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" }),
  )
  const url = `http://127.0.0.1:${port}/page`
  await waitUntilOpen(url)
  return { url, stop: () => terminate(child, folder) }
}

// The fastest configuration: no log, open file descriptors are cached, `sendfile`, connections are never closed.
function configuration(folder: string, port: number, headers: Headers): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  )
  return `
    daemon off; master_process off; pid ${folder}/nginx.pid; error_log /dev/null;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=10 inactive=1h; default_type "text/html; charset=utf-8";
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}; ${lines.join(" ")} }
    }`
}

async function waitUntilOpen(url: string): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts++) {
    const response = await sendRequest(url).catch(() => null)
    if (response?.status === 200) return
    await sleep(50)
  }
  throw new Error("nginx did not open")
}

async function terminate(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  await ended
  await rm(folder, { recursive: true, force: true })
}
