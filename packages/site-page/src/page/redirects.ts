/** The file of a site that lists former addresses: `/work/old /work/new 301` on each line. */
export const redirectsPath = '_redirects'

/** Where a site has what was at this path before; undefined for a path that it never had. */
export const redirectedFrom = (redirects: string, path: string): string | undefined =>
  redirects
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from]) => from === path)?.[1]
