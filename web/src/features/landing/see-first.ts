/** Holds whatever the server says, so it is there before the answer. */
export const seeFirst = 'See your page before you pay.'
