type Json = unknown

/** JSON pointers of the values that differ between two documents, in the order they are met. */
export function changedPointers(before: Json, after: Json, pointer = ''): string[] {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [pointer]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changedPointers(before[key], after[key], `${pointer}/${escape(key)}`))
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null
