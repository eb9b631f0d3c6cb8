/** '1 page', '2 pages'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const credits = (count: number): string => counted(count, 'credit')

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'two' and '12': small numbers in a sentence are words. */
export const inWords = (count: number): string => small[count] ?? String(count)
