/** The theme without serifs. */
export const modern = `
:root{--serif:var(--sans)}
h1,h2{font-weight:600}
.title,blockquote{font-style:normal}
`
