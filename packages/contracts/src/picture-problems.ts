/** What a picture of work is refused for beside what a photo is: part of the problem table, and as append only. */
export const pictureProblems = {
  'picture-quota': [
    409,
    'No room for more pictures',
    'You have as many pictures as an account can hold (200, or 200 MB). Nothing was uploaded. Take pictures off your pages: one that no page, draft or kept version shows is deleted after a day.',
  ],
} as const
