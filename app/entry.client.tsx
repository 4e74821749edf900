// No page hydrates the whole document, and none asks for this module: `islands/start.ts` is the script of pages with islands.
export {}
