/** Why projects of GitHub cannot be listed: rows of the problem table. */
export const githubProblems = {
  'github-user-unknown': [
    404,
    'Not found at GitHub',
    'GitHub has no account of this name. It may have been renamed or deleted. Your page is as it was; please check the spelling, or give the new name.',
  ],
  'github-limited': [
    429,
    'GitHub asks for a pause',
    'GitHub answers no more requests from here for now. Your page is as it was. Please try again later.',
  ],
  'github-unavailable': [
    503,
    'GitHub not reachable',
    'GitHub did not answer. Your page is as it was, with the projects that were read before. Please try again in a few minutes.',
  ],
  'github-refused': [
    502,
    'GitHub refused',
    'GitHub refused to list these repositories. Your page is as it was. Please try again later, and write to support if it goes on.',
  ],
} as const
