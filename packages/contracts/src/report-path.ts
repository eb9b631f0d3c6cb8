/** Where a visitor of any published site reports it: a form without script, at the site's own host. */
export const reportPath = '/report'
/** Bytes of a report that are accepted. */
export const reportLimitBytes = 16 * 1024
