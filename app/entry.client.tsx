// Required by the build, and loaded by no page: no page hydrates the document. `islands/start.ts` is the script of pages with islands.
export {}
