/**
 * React chooses its development or production build by NODE_ENV, so this module is loaded before it. The development build, the
 * default without NODE_ENV, renders two and a half times slower; therefore only the `--dev` flag decides.
 */
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production"
