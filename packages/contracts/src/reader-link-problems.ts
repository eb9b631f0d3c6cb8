/** Refusals of links for single readers: rows of the problem table. */
export const readerLinkProblems = {
  'reader-link-limit': [
    409,
    'Too many links',
    'This site has 50 links for single readers, which is the most. Please delete one that is no longer needed, then make this one.',
  ],
} as const
