/** A launch that needs its repository: a row of the problem table. */
export const repositoryProblems = {
  'launch-repository-failed': [
    502,
    'Repository not updated',
    'The page could not be saved to its code repository, so it was taken back. You were not charged; please try again later.',
  ],
} as const
