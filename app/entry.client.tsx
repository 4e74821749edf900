// The build requires this file, but no page loads it, because no page hydrates the document. Pages with islands load
// `islands/start.ts`.
export {}
