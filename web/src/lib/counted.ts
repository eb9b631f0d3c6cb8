/** '1 page', '2 pages'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const credits = (count: number): string => counted(count, 'credit')
