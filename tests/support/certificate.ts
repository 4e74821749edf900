import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A self-signed certificate and its key, in PEM. */
export type Certificate = { key: string; cert: string }

/** Creates a certificate with `openssl` for `IP:127.0.0.1` or another name (`DNS:...`), valid for a day or expired. */
export function makeCertificate({ name = "IP:127.0.0.1", isExpired = false } = {}): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "rental-certificate-"))
  const runOpenssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" })
  try {
    const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem"]
    runOpenssl("req", ...key, "-subj", "/CN=test", "-addext", `subjectAltName=${name}`, "-out", "request.pem")
    const days = ["-days", isExpired ? "-1" : "1"]
    const names = ["-copy_extensions", "copy"]
    runOpenssl(
      "x509",
      "-req",
      "-in",
      "request.pem",
      "-signkey",
      "key.pem",
      ...days,
      ...names,
      "-out",
      "cert.pem",
    )
    return {
      key: readFileSync(join(folder, "key.pem"), "utf8"),
      cert: readFileSync(join(folder, "cert.pem"), "utf8"),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
