/** What is made of each item, one list of all: `flatMap`, which asks the engine's runtime for every item, in plain steps. */
export function gathered<T, U>(items: readonly T[], make: (item: T, at: number) => U | readonly U[]): U[] {
  const all: U[] = []
  for (let at = 0; at < items.length; at += 1) {
    const made = make(items[at]!, at)
    if (isList(made)) for (const each of made) all.push(each)
    else all.push(made)
  }
  return all
}

const isList = <U>(made: U | readonly U[]): made is readonly U[] => Array.isArray(made)
