/** True for every configuration, so it is shown before the server responds. */
export const seeFirst = 'See your page before you pay.'
