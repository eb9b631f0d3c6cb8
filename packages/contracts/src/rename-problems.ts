/** Refusals of a rename: rows of the problem table. */
export const renameProblems = {
  'rename-in-progress': [
    409,
    'Being renamed',
    'This site is moving to another name. Please wait a moment, then try again under the new name.',
  ],
  'same-site-name': [
    409,
    'Same name',
    'The site has this name already, so nothing was changed. Please choose another name.',
  ],
  'too-many-renames': [
    409,
    'Too many renames',
    'Five of your former names still wait for you, so the site was not renamed. Please take one of them, or wait until one is free.',
  ],
} as const
