/** Whether `If-Match` lets a change of the version with this ETag through (RFC 9110, 13.1.1): `*`, or a list that names it. */
export const matchesEtag = (ifMatch: string, etag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((listed) => listed.trim() === etag)
