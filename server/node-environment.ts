/**
 * React, loaded after this, reads from the environment which of its two builds it is. Its development build takes two and a half
 * times as long for a page, and it is what an environment that says nothing gets; so the way we were started decides alone.
 */
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production"
