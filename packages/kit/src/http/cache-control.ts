/** `Cache-Control` of an address whose content never changes: it is kept for a year, and not asked for again. */
export const immutableForAYear = 'public, max-age=31536000, immutable'
