/** Refusals of a picture of work that a photo does not have: part of the problem table, and append only like it. */
export const pictureProblems = {
  'picture-quota': [
    409,
    'No room for more pictures',
    'You have reached the limit for pictures (200, or 200 MB). Nothing was uploaded. Take pictures off your pages: a picture that no page, draft or saved version shows is deleted after a day.',
  ],
} as const
